"""The excavator at its trench at the edge of the forest, and what other scenes take from here: forest, turf, logs on forks, a chainsaw. The machine fills at most 0.3 of the width, at the right."""
import sys, os; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
from scenes_green import *
from scenes_green import core, trees
import kit.more as more


def forest(x0, x1, y0, y1, n, hf=lambda x, y: 0, seed=5, s0=1.15, s1=1.7, leafs=(), keep=None):
    R = random.Random(seed)
    for i in range(n):
        x, y = R.uniform(x0, x1), y0+(y1-y0)*R.random()**.8
        if keep and not keep(x, y): continue
        if leafs and R.random() < .07: leaf_tree((x, y, hf(x, y)-.1), i % 4, R.uniform(.8, 1.1), kind=R.choice(leafs), n=7000, leaf=.12, bark='#e0dcd2' if i % 3 else '#6f5a48')
        elif y < y0+10: more.spruce_near((x, y, hf(x, y)-.15), i, R.uniform(s0, s1)*.95, 0., None, None, 10, 2.1)
        else: spruce((x, y, hf(x, y)-.15), i, R.uniform(s0, s1)*1.1, 0)


def turf(cam, lk, n, rmax, hf, keep, cols, key, h=.065, spread=46): grass(cam, lk, n, rmax, hf, keep, spread, cols=cols, key=key, h=h, s=.8)


def excavator_hero(v='summer', shot='wide'):
    inT = lambda x, y: abs(x-3.4+.1*sin(y*1.2)) < .95 and -9 < y < 1.2
    hp = lambda x, y: max(0, 1.0-.80*abs(x-.2)*(1+.2*fbm(x, y, .8, 2, 4)))*sstep(-7.5, -5, y)*sstep(.2, -2.0, y)*(.85+.45*fbm(x, y, .7, 4, 1))
    def hf(x, y):
        z = .05*fbm(x, y, .3, 3, 1)+.03*max(0, y-9); a = abs(x-3.4+.1*sin(y*1.2)); z -= 1.4*sstep(1.1+.1*fbm(x, y, 1.2, 3, 7), .75, a)*sstep(-9.5, -8.8, y)*sstep(1.6, .6, y); z += hp(x, y); return z+(.05*fbm(x, y, 2.2, 3, 9) if -2.5 < x < 9 and y < 5 else 0)
    bare = lambda x, y: -1.6+.5*fbm(x, y, .7, 2, 5) < x < 7.6+.5*fbm(x, y, .6, 2, 6) and -9.8 < y+.4*fbm(x, y, .6, 2, 3) < 5.6
    LW = mat('lawnH', '#6c7a3e', .95, var=.2, vscale=.5, spec=.1)
    land((-22, 18, -13, 14), .16, hf, [LW, mat('soilH', '#75563c', .95, var=.26, vscale=2.2, bump=.8, bscale=8, spec=.1)], lambda x, y: 0 if not bare(x, y) else 1, LW)
    cam, lk = (-1.6, -15.6, 3.3), (-2.55, 0, 2.2); far_ok = lambda x, y: not any(bare(x+i*.35, y+j*.35) for i in (-1, 0, 1) for j in (-1, 0, 1))
    turf(cam, lk, 5200, 30, hf, far_ok, ('#74853f', '#7f9049', '#697a3a'), 'gH')
    excavator((5.9, 2.8, .03), radians(-118), radians(-14), .50, -1.30, -.30, scale=1.05)
    pm = mat('pipe', '#a8572f', .42, coat=.3, snow=0)
    for k, n in ((0, 3), (1, 2)):
        for i in range(n): pipe((8.5+i*.44+k*.22, -1.5, .2+k*.36), (8.7+i*.44+k*.22, 4.2, .2+k*.36), .17, pm)
    stones(420, (-1.6, 7.4, -9, 5.2), hf, 5, .025, .13, '#8b8277')
    for x, y in ((7.4, -4.2), (-1.9, -2.4), (-1.7, 3.2)): cone((x, y, hf(x, y)))
    fence((-34, 8.6, .2), (24, 8.2, .2), col='#8a7a66')
    house((-13, 15, .4), radians(6), 10, 7, 3.3, col='#8d3a2c'); trees([(-4.2, 12.5, 'june', 1.1), (-22, 12, 'june', 1.2), (13, 12, 'june', 1.0)], hf)
    forest(-48, 46, 19, 46, 210, hf, 5, 1.25, 1.9, ('june',)); hills(cam, lk, 'summer', 6, ((70, 260, 60, 420), (320, 880, 120, 300)), 60, 0, .2)
    sky('summer', 218, 24, 1.1); camera(cam, lk, 30, dof=(4, 0, 1.5), fstop=4); return (30, 1300)


def grapple(p, n=(4, 4, 3), L=3.5, r=.16):
    """forks with logs across and two arms that hold them, in the loader's coordinates"""
    D = dark(); P = paint(); R = random.Random(6)
    for s in (-.55, .55): box((1.5, .14, .09), (3.75, s, .42), D, p, bevel=.02); box((.12, .16, 1.0), (3.05, s, .88), D, p, bevel=.02)
    for k, m in enumerate(n):
        for i in range(m):
            x = 3.32+i*r*2.05+(.5*r*2.05 if k % 2 else 0); z = .47+r+k*r*1.78; o = R.uniform(-.22, .22); q = R.uniform(.92, 1.06)*r
            bk = bark(); rod((x, -L/2+o, z), (x, L/2+o, z), q, bk, p, 20, .01)
            for s in (-1, 1): y = s*L/2+o; rod((x, y-.01*s, z), (x, y+.012*s, z), q*.9, cutm(), p, 20); rod((x, y, z), (x, y+.018*s, z), q*.45, mat('cut2', '#c8a067', .7, snow=0), p, 16)
    for s in (-.62, .62): tube([(3.02, s, 1.38), (3.35, s, 1.72), (3.95, s, 1.66), (4.42, s, 1.25), (4.52, s, .78)], .075, P, p); rod((2.9, s*.6, 1.05), (3.5, s, 1.66), .05, D, p)
    rod((3.02, -.75, 1.38), (3.02, .75, 1.38), .07, D, p)


def saw(loc, rot, s=1.):
    e = empty('saw', loc, rot, s); P = paint(); D = dark()
    prof([(-.20, .02), (-.22, .17), (-.12, .24), (.10, .24), (.17, .18), (.17, .02)], .2, P, e, bevel=.03); box((.22, .17, .06), (-.02, 0, .245), D, e, bevel=.02)
    tube([(-.18, 0, .2), (-.36, 0, .22), (-.46, 0, .13), (-.36, 0, .04), (-.18, 0, .05)], .022, D, e); tube([(.06, -.11, .06), (.06, -.13, .26), (.06, -.02, .36), (.06, .1, .34), (.06, .11, .1)], .016, D, e)
    box((.02, .2, .15), (.15, 0, .33), D, e, rot=(0, .25, 0), bevel=.008); n = 8; prof([(.12, .05)]+[(.68+.055*cos(radians(a)), .105+.055*sin(radians(a))) for a in (-90, -60, -30, 0, 30, 60, 90)]+[(.12, .165)], .018, steel(), e, (0, -.06, 0), bevel=.004)
    for i in range(24):
        for z in (.045, .168): box((.014, .022, .014), (.16+i*.0225, -.06, z), D, e, bevel=0)
    slats(e, -.15, .05, .08, .15, -.102, 5); slats(e, -.15, .05, .08, .15, .102, 5); return e


def main(scenes):
    a = sys.argv[sys.argv.index('--')+1:]; nm, v, shot, out = a[:4]; w, spp = int(a[4]), int(a[5]); H = int(os.environ.get('H') or 0)
    import time; t = time.time(); reset(); random.seed(1); core.SNOW['amount'] = 0.; mist = scenes[nm](v, shot); print(f'BUILD {time.time()-t:.1f}s'); render(out, w, H or round(w*1067/1600), spp, mist, bounces=2)


if __name__ == '__main__': main(dict(excavator=excavator_hero))
