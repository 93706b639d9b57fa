"""Banners whose forest reaches up to the top of the picture, behind the white words of the menu."""
import sys, os, inspect; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
import scenes_winter as W
from scenes_winter import *
from scenes_winter import core
from forest_heroes import slope


def changed(f, *pairs):
    s = inspect.getsource(f)
    for a, b in pairs: assert a in s, a; s = s.replace(a, b)
    exec(s, W.__dict__); return W.__dict__[f.__name__]


def valley_banner(v='dawn', shot='hero'):
    f = changed(W.valley, ("((420, 74, 3, 6000), (800, 150, 2, 8000)), 1.3, 0, 13)", "((230, 230, 3, 19000), (640, 520, 2, 9000)), 1.7, 0, 13)"),
        ("ry = lambda x: 16*", "ry = lambda x: -16*"), ("+7*sin(x*.061)", "-7*sin(x*.061)"), ("x = 16.; a", "x = 20.; a"), ("(-50, 150, -60, 70), .6,", "(-50, 130, -60, 60), .38,"), ("light('dawn', 218, 1.05, 12, 14)", "light('dawn', 203, 1.1, 12, 14)"), ("camera((-44, -8, 24), (60, 3, 4.5), 34)", "camera((-40, 0, 14), (60, -11.5, -3.0), 39)"))
    f(v, shot); return (60, 1900)


def tracks(v='dawn', shot='hero'):
    yc = lambda x: -4.6*sin((x-3)*pi/46); cam, lk = (0, 0, 2.0), (12.6, -1.1, 0.)
    def hf(x, y):
        z = .10*fbm(x, y, .10, 3, 2)+.022*fbm(x, y*1.4, .55, 3, 6)+.006*fbm(x, y, 2.6, 3, 9); d = y-yc(x)
        for c in (-.95, .95):
            u = abs(d-c)/.30
            if u < 2.2: z += .055*math.exp(-((u-1.28)/.30)**2)*(1+.8*fbm(x, y, 2.2, 3, c))-.15*sstep(1.12, .86, u)*(1+.15*fbm(x, y, 3., 2, 3))+(.044*sstep(.5, .75, .5+.5*sin(x*2*pi/.30+u*2.4+(1.6 if d > c else 0))) if u < .95 else 0)
        return z
    # one fan of ground before the camera: a seam between grids would show in the low sun
    rs = [2.8*1.0036**i for i in range(864)]; an = [-.70+.0030*j for j in range(467)]; n = len(an); P = [(r*cos(a), r*sin(a)) for r in rs for a in an]
    k = np.arange(n-1)[None]+n*np.arange(len(rs)-1)[:, None]; obj('fan', npmesh('fan', [(x, y, hf(x, y)) for x, y in P], [(np.stack([k, k+n, k+n+1, k+1], -1).reshape(-1, 4), 0)], snowmat(), smooth=True))
    clods(420, lambda R: (lambda x: (x, yc(x)+R.choice((-1, 1))*.95+R.choice((-1, 1))*(.42+abs(R.gauss(0, .22)))))(R.uniform(3.5, 26)), hf, 4, .006, .035)
    for x in (12.4, 23, 36): snow_pole((x, yc(x)-2.3, hf(x, yc(x)-2.3)-.2), 2.0, .03)
    for i, (x, y, k) in enumerate([(33, 11.5, 1.15), (40, 5.5, .8), (37, -15.5, 1.2), (44, -11, .85), (30, 17, .8), (46, 16, 1.2), (43, -24, 1.1)]): spruce_near((x, y, hf(x, y)-.25), i, k, .85)
    camera(cam, lk, 35, dof=(9, -2, .2), fstop=4.0); slope(cam, lk, 52, 140, .48, shadow=False, ragged=5, ground_=snowmat()); light('dawn', 322, 1.15, 10, -25); return (15, 420)


def carpark_banner(v='dawn', shot='hero'):
    f = changed(W.carpark, ("camera((-8.8, -8.6, 3.5), (.9, 4.2, 1.5), 29, dof=(0, 2, 1.5), fstop=3.2)", "camera((-10.4, -9.6, 2.9), (-1.2, 4.2, 2.15), 31, dof=(0, 2, 1.5), fstop=3.2)"),
        ("block((4, 24, .2), radians(-3), .9, .9, 4, 8, '#ad9c8a'); block((-38, 34, .2), radians(14), .9, .9, 3, 6, '#c9bfae', '#8f5a44')", "block((4, 30, .2), radians(-3), .9, 0, 3, 8, '#ad9c8a')"),
        ("for x in (-5.6, 7.): lamp", "for x in (): lamp"), ("backhills('winter', ((150, 46, 5, 5000), (380, 90, 2, 6500)))", "None"))
    f(v, shot); slope((-10.4, -9.6), (-1.2, 4.2), 62, 150, .62, shadow=False, ragged=5, ground_=snowmat()); return (30, 460)


SC = dict(carpark=carpark_banner, valley=valley_banner, tracks=tracks)
if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--')+1:]; nm, v, shot, out = a[:4]; w, spp = int(a[4]), int(a[5]); h = int(os.environ.get('H') or 0) or round(w*1067/1600)
    import time; t = time.time(); reset(); random.seed(1); core.SNOW['amount'] = 0; mist = SC[nm](v, shot); print(f'BUILD {time.time()-t:.1f}s'); render(out, w, h, spp, mist)
