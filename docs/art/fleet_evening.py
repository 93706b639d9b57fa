"""Twelve machines in line at the edge of the forest, evening: a wide crop and a 3:2 crop both hold all of them."""
import sys, os; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
from scenes_green import *
from scenes_green import core
import kit.more as more


def fleet2(v='summer', shot='main'):
    hf = lambda x, y: .035*fbm(x, y, .35, 3, 1)+.05*fbm(x, y, .05, 2, 4)+.62*min(44, max(0, y-38))
    edge = lambda x: 31+1.2*fbm(x, 3, .12, 2, 5)
    land((-30, 30, 2, 40), .3, hf, [mat('gravY', '#8d8273', .95, var=.18, vscale=3, bump=.5, bscale=22, spec=.12), LAWN()], lambda x, y: 1 if y > edge(x) else 0, LAWN())
    B, Mi, F = 25.5, 19.6, 15.; back = lambda x: -pi/2-.22 if x < 1 else -pi/2+.22   # every machine looks past the camera, big ones behind, gaps filled from the front
    def at(f, x, y, turn=0., *k, **q): return lambda: f((x, y, hf(x, y)+.01), back(x)+turn, *k, **q)
    M = [at(wheel_loader, -11.5, B-1.2, .38, 0, 'bucket'), at(truck, -7.1, B, 0, 0, 'tipper', False), at(excavator, -2.5, B+.6, .32, -.12, 1.0, -1.5, -.4, scale=1.08), at(truck, 3.0, B, 0, 0, 'tipper', False), at(chipper, 8.95, B-1.6, -.25, scale=1.12), at(excavator, 14.1, B-2.2, -.5, 0, .95, -1.7, -.3, scale=.66),
         at(wheel_loader, -4.2, Mi, -.3, 0, 'bucket', scale=.62), at(paver, .35, Mi+1, .25), at(roller, 4.75, Mi-.2, 0, 0),
         at(mower, -6.1, F, -.2, 1.2), at(grinder, -1.75, F-.2, -.45), at(sweeper, 10.0, Mi, .1, 0, scale=1.15)]
    assert len(M) == 12
    for f in M: f()
    R = random.Random(4)
    for i in range(30): x = -40+i*2.8+R.uniform(-.9, .9); y = edge(x)+R.uniform(4, 7); more.spruce_near((x, y, hf(x, y)-.2), i, R.uniform(.95, 1.4), 0., None, None, 10, 2.1)
    for k in range(11):   # the forest climbs behind, rank on rank
        n = 34+k*3
        for i in range(n): x = -48-k*4+(96+k*8)*(i+R.uniform(-.45, .45))/n; y = 41+k*4.2+R.uniform(-1.6, 1.6); spruce((x, y, hf(x, y)-.5), R.randrange(99), R.uniform(1.3, 2.3), 0, lod=1. if k < 3 else .6)
    for i in range(420): x, y = R.uniform(-90, 90), R.uniform(84, 130); spruce((x, y, hf(x, y)-.5), i, R.uniform(1.8, 2.6), 0, lod=.6)
    trees([(-17, 36.5, 'june', .95), (-3.5, 37, 'june', .8), (14.5, 36, 'june', .95)], hf, 14000, .085)
    cam, lk = (0, 0, 2.4), (0, 22, 5.0)
    grass(cam, lk, 1500, 44, hf, lambda x, y: y > edge(x)+.4, 46, rmin=28); stones(500, (-16, 16, 5, 30), hf, 5, .015, .05, '#9b9183')
    hills(cam, lk, 'summer', 5, ((110, 300, 130, 500), (320, 800, 240, 400)), 60, 1, .2); sky('morning', 232, 14, 1.25); camera(cam, lk, 23, dof=(0, 19, 1), fstop=5); return (26, 1250)


SC = dict(fleet2=fleet2)
if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--')+1:]; nm, v, shot, out = a[:4]; w, spp = int(a[4]), int(a[5]); H = int(os.environ.get('H') or 0)
    import time; t = time.time(); reset(); random.seed(1); core.SNOW['amount'] = 0.; mist = SC[nm](v, shot); print(f'BUILD {time.time()-t:.1f}s'); render(out, w, H or round(w*1067/1600), spp, mist, bounces=2)
