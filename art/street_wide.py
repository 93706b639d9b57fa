"""The street that the sweeper cleans in spring, seen wider: the sweeper stands at the right, clear of the banner's sign."""
import sys, os; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
import scenes_green
from scenes_green import *


def street(v='spring', shot='main'):
    """As scenes_green.street, but the camera looks further to the left, through a wider lens"""
    aim = scenes_green.camera
    scenes_green.camera = lambda cam, lk, lens, **more: aim(cam, (lk[0]-1.9, lk[1]-3.4, lk[2]+.25), 25, **more)
    plant = scenes_green.grass
    scenes_green.grass = lambda cam, lk, count, *rest, **more: plant(cam, (lk[0]-1.9, lk[1]-3.4, lk[2]), int(count*1.5), *rest, **more)
    return scenes_green.street(v, shot)


SC = dict(street=street)
if __name__ == '__main__':
    from forest_edge import main
    main(SC)
