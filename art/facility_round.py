"""The caretaker's van outside an apartment building, by day."""
import sys, os; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
from scenes_green import *
from scenes_green import core
from kit.more import van


def round_(v='summer', shot='main'):
    cam, lk = (5.4, -8.6, 1.7), (.5, 2.0, 1.72); hf = lambda x, y: .05+.05*fbm(x, y, .2, 2, 2)+.03*max(0, y-20); green = mat('lawnR', '#6f7f40', .95, var=.16, vscale=.8, spec=.1)
    land((-40, 26, -16, 34), .5, hf, [green], lambda x, y: 0, green); box((70, 7.4, .2), (-12, -1.5, .03), mat('aspR', '#5a5b5e', .8, var=.12, vscale=.6, bump=.16, bscale=60), bevel=.01)
    pav = mat('pavR', '#a8a297', .85, var=.1, vscale=2, bump=.12); joint = mat('jointR', '#857f76', .9); box((70, 2.0, .12), (-12, 3.3, .11), pav, bevel=.01); box((2.6, 10, .12), (-2.0, 9.2, .108), pav, bevel=.01); box((6.6, 3.4, .12), (4.2, 6.0, .106), pav, bevel=.01)
    for i in range(110): box((.02, 2.0, .012), (22.5-i*.6, 3.3, .168), joint, bevel=0)
    box((70, .02, .012), (-12, 3.3, .168), joint, bevel=0)
    for s in (-1, 1): [kerb((20-i, -1.5+s*3.78, .08), 0) for i in range(60)]
    van((-2.9, .55, .13), radians(-8), 0, 0); shed((4.1, 7.6, .1), 0, 5.6, 2.2, 2.3, bins=0); [bin_((2.0+1.0*i, 5.75, .16), -pi/2, ['#3d5145', '#41505c', '#5c4a36', '#4b4f52', '#3d5145'][i]) for i in range(5)]; hedge((-22, 5.2, 0), (-3.6, 5.2, 0), .8, .8, .02, hf)
    block((4.8, 20.5, 0), 0, 34, 10.5, 4, '#cdbf9f', acc='#94553c', seed=4); block((-38, 9, 0), pi/2, 28, 10.5, 3, '#a8694f', acc='#d9cfba', seed=7)
    for x, y in ((.75, 4.75), (-13, 4.6), (12.5, 4.6)): pillar_lamp((x, y, .1))
    trees([(-7.4, 10.8, 'june', .95), (-14, 9.5, 'june', 1.05), (-20, 12, 'june', 1.1), (11.5, 11.5, 'june', 1.0), (-25, 4.5, 'fresh', .95), (-29, 14, 'spruce', 1.3), (16, 17, 'spruce', 1.3)], hf); bench((-5.4, 6.9, .05), 0)
    grass(cam, lk, 5200, 30, hf, lambda x, y: (y > 4.5 and not (-3.4 < x < -.6) and not (.8 < x < 7.6 and y < 9.2)) or y < -5.6, 48, h=.10)
    hills(cam, lk, 'summer', 23, ((90, 280, 60, 420), (360, 880, 150, 420)), 58, 0, .28); sky('morning', 236, 22, 1.12); camera(cam, lk, 31, dof=(.6, .2, 1.1), fstop=3.); return (20, 1150)


SC = dict(round=round_)
if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--')+1:]; nm, v, shot, out = a[:4]; w, spp = int(a[4]), int(a[5]); H = int(os.environ.get('H') or 0)
    import time; t = time.time(); reset(); random.seed(1); core.SNOW['amount'] = 0.; mist = SC[nm](v, shot); print(f'BUILD {time.time()-t:.1f}s'); render(out, w, H or round(w*1067/1600), spp, mist, bounces=3)
