"""Groundwork and forestry by day: the retaining wall with its excavator above, the trench, the logs by the road, twelve machines in one row."""
import sys, os, inspect; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
import scenes_green as G
from scenes_green import *
from scenes_green import core
from garden import person, needled, forest, turf, more, np


def clods(n, fx, hf, m, seed=1, r0=.012, r1=.07):
    """lumps that lie on the ground"""
    R = random.Random(seed); P = []
    while len(P) < n:
        x, y = fx(R)
        if x is None: continue
        r = r0+(r1-r0)*R.random()**3; P.append((x, y, hf(x, y)+r*.3, r))
    more.crumbs(P, m, 'clods', seed)


def wall(v='summer', shot='wide'):
    """Seen from the front: the wall at the right, finished at the right edge, lower towards the middle; the excavator stands above it"""
    H, Yw = .58, 2.4; steps = (-1.2, .6, 2.6, 4.6); up = lambda x, y: 1.95+.08*fbm(x, y, .2, 2, 4)+.05*max(0, y-9)
    def hf(x, y):
        n = .035*fbm(x, y, .3, 3, 1); w = sstep(5.6, 1.5, x); edge = .25*fbm(x, y, .5, 3, 5)
        t = sstep(Yw+.3, Yw+.7, y)*(1-w)+w*sstep(Yw-.2, Yw+3.2, y+edge); t *= 1-.9*sstep(-3.5, -8.5, x)*sstep(14, 6, y)*(1 if x < 0 else 0)
        return n*(1-t)+up(x, y)*t+(.04*fbm(x, y, 2.2, 3, 9) if -3.4 < y < 6.2 and x > -6 else 0)
    cut = lambda x, y: -5.2+.4*fbm(y, x, .6, 2, 3) < x < 5.6 and Yw-.5 < y+.4*fbm(x, y, .6, 2, 5) < Yw+3.6
    work = lambda x, y: -7.2+.6*fbm(y, x, .5, 2, 4) < x and -3.2+.5*fbm(x, y, .6, 2, 3) < y < Yw+.4
    back = lambda x, y: x > 4.8 and Yw+.4 < y < Yw+1.5+.4*fbm(x, y, .6, 2, 7)
    land((-22, 20, -12, 16), .16, hf, [LAWN(), mat('gravW', '#8d806b', .95, var=.18, vscale=4, bump=.5, bscale=26, spec=.15), SOIL2(), SOIL()], lambda x, y: 2 if cut(x, y) else 1 if work(x, y) else 3 if back(x, y) else 0, LAWN())
    bare = lambda x, y: any(f(x+i*.4, y+j*.4) for i in (-1, 0, 1) for j in (-1, 0, 1) for f in (cut, work, back)); cam, lk = (-2.3, -9.9, 2.2), (-1.5, 0, 2.15)
    turf(cam, lk, 4800, 32, hf, lambda x, y: not bare(x, y), ('#74853f', '#7f9049', '#697a3a'), 'wH', .07); R = random.Random(9)
    for k in range(4):
        x = 17.5+(k % 2)*.45
        while x > steps[k]: L = R.uniform(.85, 1.4); obj('b', block_mesh(R.randrange(8), (1., .75, H), R.choice(('#93918b', '#9d9a92', '#86837d'))), None, (x-L/2, Yw+.06*k+R.uniform(-.03, .03), H/2+k*H*.985-.04), (0, 0, R.choice((0, pi))+R.uniform(-.02, .02)), (L*.985, 1, 1)); x -= L
    for i, (x, y) in enumerate(((3.2, -2.0), (4.7, -2.5), (4.0, -.9), (6.6, -1.6))): obj('b', block_mesh(i, (1., .75, H), '#93918b'), None, (x, y, hf(x, y)+H/2-.05), (0, 0, R.uniform(-.5, .5)), (R.uniform(.95, 1.25), 1, 1))
    # the excavator and its block, on chains from the bucket
    bm, st, bk = .92, -1.36, .05; p0 = Vector((5.5, 6.5, hf(5.5, 6.5)+.02)); a = radians(-131); excavator(p0, a, 0, bm, st, bk); E, _, tip = ex_pin(bm, st, bk); p = p0+Vector((tip[0]*cos(a)+.08*sin(a), tip[0]*sin(a)-.08*cos(a), tip[1])); bz = p.z-1.15; ch = mat('chain', '#4a4c4e', .4, .7, snow=0)
    obj('b', block_mesh(3, (1., .75, H), '#9d9a92'), None, (p.x, p.y, bz), (0, 0, .35), (1.15, 1, 1)); rod(p+Vector((0, 0, .1)), p+Vector((0, 0, -.22)), .05, ch); blob(p+Vector((0, 0, -.24)), .085, ch, None, 2, 0)
    for sx in (-.42, .42):
        rod(p+Vector((0, 0, -.25)), (p.x+sx*cos(.35), p.y+sx*sin(.35), bz+H/2), .032, ch); box((.07, .86, H*1.12), (p.x+sx*cos(.35), p.y+sx*sin(.35), bz), ch, rot=(0, 0, .35), bevel=.01)
    person((.1, 3.2, hf(.1, 3.2)), radians(25), (((.12, .34, 1.24), (.34, .34, 1.42)), ((.14, .26, 1.14), (.34, .16, 1.10))), step=.09)
    bgr = mat('backg', '#a79f92', .95, var=.2, vscale=6, bump=.7, bscale=28, spec=.15); h1 = heap((-4.6, 1.4, hf(-4, 1)), 1.7, 1.0, bgr, 3); heap_stones((-4.6, 1.4, hf(-4, 1)), 1.7, 1.0, h1, 240, .03, .08, '#a79f92'); stones(340, (-7, 16, -3.1, 2), hf, 5, .02, .07, '#a79f92')
    clods(2600, lambda R: (lambda x, y: (x, y) if cut(x, y) else (None, 0))(R.uniform(-5, 5.4), R.uniform(2, 6.2)), hf, SOIL2(), 3, .012, .09)
    for x, y in ((-5.6, -2.4), (7.4, -2.6)): cone((x, y, hf(x, y)))
    house((-7.5, 17.5, hf(-7, 14)), radians(5), 10, 7, 3.4, col='#8d3a2c', roofc='#3f4143'); fence((-20, 9.2, hf(-18, 9)-.1), (1.2, 9.2, hf(0, 9)-.1), col='#e0d9cb'); leaf_tree((-13.5, 12, hf(-13, 12)), 1, 1.0, kind='june', n=12000, leaf=.09, bark='#6f5a48'); leaf_tree((15, 13, hf(15, 13)), 2, 1.05, kind='june', n=12000, leaf=.09, bark='#e0dcd2')
    forest(-48, 50, 23, 48, 240, hf, 5, 1.3, 1.9); hills(cam, lk, 'summer', 31, ((80, 270, 60, 380), (330, 860, 125, 280)), 60, 0, .2); sky('morning', 226, 23, 1.15); camera(cam, lk, 28, dof=(2, 2, 1), fstop=6); return (26, 1200)


def trench(v='summer', shot='main'):
    """Pipes in a trench, the spoil in a heap of loose lumps beside it"""
    s = inspect.getsource(G.trench); ridge = "hp = lambda x, y: max(0, 1.5-1.0*abs(y-3.3)*(1+.2*fbm(x, y, .8, 2, 4)))*sstep(3.6, 1.4, x)*sstep(-15, -9, x)*(.85+.45*fbm(x, y, .7, 4, 1))"
    for a, b in ((ridge, "hp = lambda x, y: (max(0, 1-(abs(y-3.2)/(1.75+.35*fbm(x, 2, .45, 2, 4)))**1.5)*1.15*(.82+.5*fbm(x*1.0, y*.5, .42, 2, 1)))*sstep(3.6, 1.2, x)*sstep(-14.5, -11.5, x)"), ("(-19, 13, -12, 14), .115", "(-17, 13, -6, 8), .075"),
        ("z -= 1.5*d; z += hp(x, y)", "z -= 1.5*d; z += hp(x, y); z += .05*fbm(x, y, 1.1, 4, 3)*(1 if abs(y) < 6 and x < 11 else 0)"), ("+(.05*fbm(x, y, 2.2, 3, 9) if abs(y) < 5.2 and x < 11 else 0)", "+(.025*fbm(x, y, 4.5, 3, 9) if abs(y) < 5.2 and x < 11 else 0)"), ("stones(560,", "stones(240,"), (", .025, .13, '#8b8277')", ", .02, .09, '#8b8277')"),
        ("trees([(0, 16, 'june', 1.15), (-8, 18, 'spruce', 1.2), (19, 14, 'june', 1.2), (23, -1.5, 'june', 1.1), (20, -9, 'spruce', 1.1), (16, -13, 'june', 1.0), (30, 0, 'spruce', 1.3), (5, 27, 'spruce', 1.3), (34, -8, 'june', 1.2)], hf)", "trees([(0, 16, 'june', 1.15), (19, 14, 'june', 1.2), (23, -1.5, 'june', 1.1), (16, -13, 'june', 1.0), (34, -8, 'june', 1.2)], hf, 12000, .09)")):
        assert a in s, a; s = s.replace(a, b)
    exec(s, G.__dict__); m = G.trench(v, 'main'); rnd = random.Random(5)
    hp = lambda x, y: max(0, 1-(abs(y-3.2)/(1.75+.35*fbm(x, 2, .45, 2, 4)))**1.5)*1.15*(.82+.5*fbm(x, y*.5, .42, 2, 1))*sstep(3.6, 1.2, x)*sstep(-14.5, -11.5, x)
    hf = lambda x, y: .04*fbm(x, y, .3, 3, 1)+hp(x, y)+.05*fbm(x, y, 1.1, 4, 3)+.025*fbm(x, y, 4.5, 3, 9)
    for mm, n, sd, r1 in ((SOIL2(), 9000, 3, .085), (SOIL(), 5000, 4, .07)): clods(n, lambda R: (R.uniform(-12.5, 3.4), max(1.4+.1*R.random(), 3.1+R.gauss(0, .95))), hf, mm, sd, .008, r1)
    clods(2600, lambda R: (R.uniform(-12.5, 7), R.choice((-1, 1))*(1.42+abs(R.gauss(0, .22)))), hf, SOIL(), 6, .008, .05)
    needled([(-8, 18, 1.1), (20, -9, 1.0), (30, 0, 1.2), (5, 27, 1.2)], hf); return m


def packed(n, width, r0, r1, seed):
    """circles that lie on each other: [(x, z, r)]"""
    R = random.Random(seed); C = []
    for _ in range(n):
        r = R.uniform(r0, r1); best = None; cand = [(x, r) for x in [-width/2+r+i*.05 for i in range(int((width-2*r)/.05))]] if len(C) < 60 else []
        for i, (ax, az, ar) in enumerate(C):
            for bx, bz, br in C[i+1:]:
                d = math.hypot(bx-ax, bz-az); p, q = ar+r, br+r
                if d > p+q or d < 1e-6: continue
                t = (p*p-q*q+d*d)/(2*d); h = sqrt(max(0, p*p-t*t)); ux, uz = (bx-ax)/d, (bz-az)/d
                for s in (-1, 1): cand.append((ax+ux*t-uz*h*s, az+uz*t+ux*h*s))
            if ar+r > az-r > -9: h = sqrt(max(0, (ar+r)**2-(az-r)**2)); cand += [(ax+h, r), (ax-h, r)]
        for x, z in cand:
            if abs(x)+r > width/2-max(0, z-.6)*.38 or z < r-1e-6: continue
            if best and z+abs(x)*.02 >= best[1]+abs(best[0])*.02: continue
            if all((x-a)**2+(z-b)**2 >= (r+c)**2-1e-5 for a, b, c in C): best = (x, z)
        if best: C.append((*best, r))
    return C


def stack(loc, rot, n, width, L, r0=.13, r1=.24, seed=1, birch=0.):
    c, s = cos(rot), sin(rot); R = random.Random(seed); f = lambda x, y, z: (loc[0]+x*c-y*s, loc[1]+x*s+y*c, loc[2]+z)
    for y, z, r in packed(n, width, r0, r1, seed):
        d = R.gauss(0, .07); log(f(-L/2+d, y, z), f(L/2+d, y, z), r*.985, R.random() < birch)


def logs(v='autumn', shot='main'):
    """Two stacks by a gravel road, ends towards the road, and the lorry that fetches them"""
    rx = lambda x: -3.2+.012*(x-2)**2*(.3 if x > 2 else 0); road = lambda x, y: abs(y-rx(x)) < 1.9+.25*fbm(x, y, 1, 2, 3)
    hf = lambda x, y: (.10*fbm(x, y, .16, 3, 1)+.03*fbm(x, y, .9, 3, 4))*sstep(1.6, 3.4, abs(y-rx(x)))+.04*max(0, y-9)
    moss = mat('moss2', '#777140', .95, var=.26, vscale=.9, bump=.4, bscale=5, spec=.1); land((-14, 30, -12, 16), .22, hf, [moss, GRAV(), SOIL()], lambda x, y: 1 if road(x, y) else 2 if -1.0 < y+.4*fbm(x, y, .6, 2, 4) < 1.2 and -6 < x < 13 else 0, moss); cam, lk = (-5.4, -8.4, 1.75), (4.4, .13, 1.5)
    turf(cam, lk, 3000, 32, hf, lambda x, y: not road(x, y) and not (-1.0 < y < 5.2 and -5 < x < 11.4), ('#8f8c48', '#9a914e', '#7f8442'), 'lg', .10, 52)
    stack((-.6, 2.4, hf(0, 2)-.01), pi/2, 62, 5.8, 4.2, .13, .25, 3); stack((6.4, 2.7, hf(6, 2)-.01), pi/2, 66, 5.6, 4.2, .12, .23, 8, .0); R = random.Random(2)
    chipsmesh([(x, y, hf(x, y)+.008) for x, y in ((R.uniform(-5, 11), -.5+R.gauss(0, .5)) for _ in range(2200))], .034, mat('barkbits', '#6a5340', .9, var=.2, snow=0), 3, .25); leaves_on([(x, y, hf(x, y)+.022) for x, y in ((R.uniform(-7, 16), R.uniform(-7, -.4)) for _ in range(1100))], .05, ('#b98a45', '#a3703c', '#c09a55'), 4)
    for x, y in ((-3.7, .1), (-3.7, 4.6), (2.5, .3), (3.5, .3), (9.4, .4)): rod((x, y, -.2), (x+.04, y, 2.1), .06, mat('post', '#8a7358', .85, var=.2, snow=0), n=10)
    truck((15.6, rx(15)+.1, .03), pi-.06, 5, 'tipper', False); person((10.9, -1.6, hf(11, -1.6)), radians(20), step=.10)
    leaf_tree((1.6, 11.5, hf(2, 11)), 1, 1.0, kind='gold', n=14000, leaf=.09, bark='#e0dcd2'); leaf_tree((14, 9.5, hf(14, 9)), 2, .95, kind='rust', n=14000, leaf=.09, bark='#e0dcd2'); leaf_tree((30, 1, hf(30, 1)), 3, 1.1, kind='gold', n=9000, leaf=.11, bark='#6f5a48')
    needled([(-9, 8, 1.1), (-5, 11, 1.3), (-1.6, 10, 1.1), (5, 12, 1.3), (8.6, 10, 1.1), (11, 13, 1.35), (18, 8, 1.2), (22, 5.5, 1.2), (26, 9, 1.3), (20, -9, 1.1), (25, -11, 1.2), (29, -6, 1.2), (16, 13, 1.3), (34, 3, 1.3), (38, -3, 1.3)], hf); forest(-30, 60, 16, 46, 130, lambda x, y: hf(x, y)*.6, 7, 1.3, 1.8)
    hills(cam, lk, 'autumn', 14, ((80, 260, 45, 380), (320, 800, 120, 300)), 58, 0, .2); sky('evening', 238, 12, 1.15); camera(cam, lk, 26, dof=(0, .4, 1), fstop=4); return (20, 1100)


def fleet(v='summer', shot='main'):
    """Twelve machines in one row, evening sun from the left"""
    hf = lambda x, y: .03*fbm(x, y, .35, 3, 1)+.02*fbm(x, y, 1.2, 3, 4)+.10*max(0, y-44)
    land((-30, 30, -2, 42), .3, hf, [mat('gravY', '#93897a', .95, var=.18, vscale=3, bump=.5, bscale=22, spec=.12), LAWN()], lambda x, y: 1 if y > 30+1.2*fbm(x, 3, .12, 2, 5) else 0, LAWN())
    E = lambda p, r, s=1., b=.74: excavator(p, r, 0, b, -1.85, -.25, scale=s)
    M = [(mower, 1.6, {}), (grinder, 1.8, {}), (chipper, 2.5, {}), (lambda p, r: sweeper(p, r, 0, scale=1.1), 2.4, {}), (lambda p, r: E(p, r, .58), 2.0, {}), (lambda p, r: wheel_loader(p, r, 0, 'bucket', scale=.66), 2.2, {}), (roller, 2.5, {}), (paver, 3.3, {}), (lambda p, r: truck(p, r, 0, 'gritter', False), 2.9, {}), (lambda p, r: wheel_loader(p, r, 0, 'bucket'), 3.2, {}), (lambda p, r: truck(p, r, 0, 'tipper', False), 2.9, {}), (lambda p, r: E(p, r, 1.0), 3.0, {})]
    assert len(M) == 12
    x = X = 13.2; k = 31.6/sum(w for _, w, _ in M); nose = (.95, 1.6, 1.4, 2.2, 2.2, 3.0, 2.1, 2.7, 3.8, 4.5, 3.8, 3.7)
    for (f, w, _), n in zip(M, nose):   # noses on one line; each looks half towards the camera
        x -= w*k/2; y = 14.8+(X-x)*.20; r = -pi/2-.55*atan2(x, y)+.08; f((x-n*cos(r), y-n*sin(r), hf(x, y)+.01), r+(pi if f is chipper else 0)); x -= w*k/2
    R = random.Random(4); needled([(-40+i*3.0+R.uniform(-1.1, 1.1), 37+R.uniform(-2, 3), R.uniform(.75, 1.15)) for i in range(28)], hf); forest(-60, 60, 42, 64, 150, hf, 5, .9, 1.4)
    for i, (x, y, s) in enumerate(((-17, 33, .9), (13.5, 34, .85), (21, 33, 1.0))): leaf_tree((x, y, hf(x, y)), i, s, kind='june', n=12000, leaf=.1, bark='#e0dcd2')
    cam, lk = (0, 0, 1.5), (0, 20, 2.9); stones(420, (-14, 14, 2, 26), hf, 5, .012, .04, '#9b9183'); turf(cam, lk, 900, 42, hf, lambda x, y: y > 31.5, ('#74853f', '#7f9049', '#697a3a'), 'fl', .09)
    hills(cam, lk, 'summer', 5, ((110, 300, 50, 420), (320, 800, 110, 340)), 60, 1, .2); sky('evening', 212, 15, 1.2); camera(cam, lk, 19.5, dof=(0, 17, 1), fstop=7); return (26, 1250)


SC = dict(wall=wall, trench=trench, logs=logs, fleet=fleet)
if __name__ == '__main__':
    from forest_edge import main
    main(SC)
