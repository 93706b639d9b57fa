"""The retaining wall, with the whole excavator in a banner's crop and the forest behind it."""
import sys, os, inspect; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
import scenes_green as G
from scenes_green import *
from scenes_green import core


def wall_banner(v='summer', shot='main'):
    s = inspect.getsource(G.wall)
    for a, b in (("cam, lk = (-7.8, -7.9, 2.55), (1.6, 1.3, 1.05)", "cam, lk = (-8.2, -9.4, 2.45), (1.6, 1.3, 1.55)"), ("((-6.9, -2.7), (2.4, -3.0), (9.8, -4.4))", "((2.4, -3.0), (9.8, -4.4))"), ("((80, 270, 46, 420), (330, 860, 125, 480))", "((70, 250, 120, 1500), (330, 860, 200, 700))"),
        ("house((-4, 15.5, hf(-4, 12)), radians(-4), 11, 7.5, 5.4, col='#e6dfd0', stories=2, trim='#6d7f86', roofc='#3f4143', pitch=33); house((-24, 15, hf(-24, 13)), radians(8), 10, 7, 3.4, col='#8d3a2c')", "house((-6, 17.5, hf(-6, 14)), radians(-6), 10, 7, 3.4, col='#8d3a2c', roofc='#3f4143')")):
        assert a in s, a; s = s.replace(a, b)
    exec(s, G.__dict__); return G.wall(v, shot)


SC = dict(wall=wall_banner)
if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--')+1:]; nm, v, shot, out = a[:4]; w, spp = int(a[4]), int(a[5]); H = int(os.environ.get('H') or 0)
    import time; t = time.time(); reset(); random.seed(1); core.SNOW['amount'] = 0.; mist = SC[nm](v, shot); print(f'BUILD {time.time()-t:.1f}s'); render(out, w, H or round(w*1067/1600), spp, mist, bounces=2)
