"""By day: the retaining wall with its excavator above, and twelve machines in one row."""
import sys, os; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
from scenes_green import *
from scenes_green import core
from garden import person, needled, forest, turf, more


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


SC = dict(wall=wall, fleet=fleet)
if __name__ == '__main__':
    from forest_edge import main
    main(SC)
