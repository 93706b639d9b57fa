"""Trees in a garden: the loader that carries the logs of a felled spruce, a tree pruned from a lift, one from a ladder, the chipper, and the stump grinder."""
import sys, os; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
from scenes_green import *
from scenes_green import core
from forest_edge import grapple, saw, turf, forest
import kit.more as more
np = more.np


def person(loc, rot=0., arms=((.16, .30, 1.12), (.16, .30, .86)), coat='#c2571c', helmet='#d9681f', step=.06, lean=0.):
    """A figure that faces +x. arms: elbow and wrist of each arm (or of both, mirrored), with y outwards"""
    e = empty('person', loc, (0, lean, rot)); C = mat('coat'+coat, coat, .8, var=.08, vscale=5, snow=0); T = mat('trousers', '#23282c', .85, var=.12, snow=0); B = mat('boots', '#15171a', .7, snow=0); R_ = mat('band', '#dcdccf', .35, snow=0)
    for s in (-1, 1):
        x = s*step; tube([(x, s*.12, .06), (x*.6+.03, s*.115, .50), (0, s*.10, .95)], .086, T, e, taper=[.82, .95, 1.15]); box((.29, .115, .11), (x+.05, s*.12, .055), B, e, bevel=.04)
    box((.25, .36, .26), (0, 0, .94), T, e, bevel=.09); box((.25, .40, .60), (0, 0, 1.22), C, e, bevel=.10, taper=(.94, 1.08)); box((.30, .30, .16), (0, 0, 1.49), C, e, bevel=.07, taper=(.7, .6))
    for z in (1.06, 1.26): box((.262, .415 if z < 1.1 else .432, .05), (0, 0, z), R_, e, bevel=.02)
    for s, a in zip((-1, 1), arms if len(arms[0]) == 2 else (arms, arms)): p = [(0, s*.215, 1.43)]+[(x, s*y, z) for x, y, z in a]; tube([p[0], p[1]], .070, C, e, False, [1.05, .9]); blob(p[1], .066, C, e, 2, 0); tube([p[1], p[2]], .062, C, e, False, [1., .8]); blob(p[2], .058, B, e, 2, .05)
    cyl(.055, .14, (0, 0, 1.56), T, e, bevel=0); blob((.015, 0, 1.665), .105, mat('hair', '#4a382b', .9, snow=0), e, 3, 0, 0, (1., .86, 1.15)); H = mat('helmet'+helmet, helmet, .4, coat=.3, snow=0); blob((.0, 0, 1.72), .135, H, e, 3, 0, 0, (1.12, .98, .74)); cyl(.15, .016, (.03, 0, 1.70), H, e, bevel=.005)
    for s in (-1, 1): cyl(.052, .05, (.0, s*.122, 1.655), B, e, (pi/2, 0, 0), bevel=.015)
    return e


def grown_tree(loc, seed=1, h=8., cols=('#6c8440', '#7a9148', '#5b7236'), leaf=.085, per=34, bark='#6b5a49', first=.30, wide=1., open_=None, key='g', h_trunk=.018):
    """A tree that branches: limbs, twigs, and leaves around the ends. Returns points on limbs. open_: keep no leaf where it says so (x, y, z of the tree)"""
    R = random.Random(seed); V = []; F = []; L = []; ends = []; knots = []

    def limb(p, d, length, r, depth):
        n = 6 if depth < 2 else 4; pts = [p]; k = 9 if depth < 2 else 5
        for i in range(n): d = (d+Vector((R.gauss(0, .10), R.gauss(0, .10), R.gauss(0, .06)+(.10 if depth else .0)))).normalized(); pts.append(pts[-1]+d*(length/n))
        o = len(V); rs = [r*(1-.62*(i/n)) for i in range(n+1)]
        if depth == 0: rs[0] *= 1.35
        for q, (a, rr) in enumerate(zip(pts, rs)):
            t = (pts[min(q+1, n)]-pts[max(q-1, 0)]).normalized(); u = t.cross(Vector((.31, .77, .2))).normalized(); w = t.cross(u)
            for e_ in range(k): an = 2*pi*e_/k; V.append(tuple(a+u*rr*cos(an)+w*rr*sin(an)))
        for q in range(n):
            for e_ in range(k): F.append((o+q*k+e_, o+q*k+(e_+1) % k, o+(q+1)*k+(e_+1) % k, o+(q+1)*k+e_))
        if depth == 1: knots.extend(pts[2:5])
        if depth == 3 or length < .35: ends.append((pts[-1], length)); ends.append((pts[-2], length)); return
        kids = (13 if depth == 0 else 6 if depth == 1 else 5)
        for i in range(kids):
            t = first+(1-first)*(i+R.uniform(.2, .8))/kids if depth == 0 else .30+.68*(i+R.uniform(.1, .9))/kids; q = min(n-1, int(t*n)); a = pts[q].lerp(pts[q+1], t*n-q); ax = (pts[q+1]-pts[q]).normalized(); az = i*2.4+R.uniform(-.5, .5); side = (Vector((cos(az), sin(az), 0)) if depth == 0 else (ax.cross(Vector((0, 0, 1)))*(1 if i % 2 else -1)+Vector((R.gauss(0, .5), R.gauss(0, .5), R.gauss(.1, .4))))).normalized()
            up = (.35+.9*t) if depth == 0 else .5; dd = (side+ax*up).normalized(); ll = length*((.46*(1.12-t*.72)*wide) if depth == 0 else .58*(1.1-.5*t))*R.uniform(.8, 1.15); limb(a, dd, ll, rs[q]*(.42 if depth == 0 else .55)*R.uniform(.85, 1.1), depth+1)
        if depth: ends.append((pts[-1], length))
    limb(Vector((0, 0, -.25)), Vector((.03, .02, 1)), h*.86, h*h_trunk, 0)
    for c, l in ends:
        for _ in range(per):
            q = c+Vector((R.gauss(0, .26), R.gauss(0, .26), R.gauss(-.02, .20)))
            if open_ and open_(q): continue
            L.append(q)
    e = empty('tree', loc); o = obj('wood', npmesh_('wood', V, F, mat('bark_'+bark, bark, .85, var=.22, vscale=5, bump=.5, bscale=14, snow=0)), e); o.data.polygons.foreach_set('use_smooth', [True]*len(o.data.polygons))
    leaves_on(L, leaf, cols, seed, 'gt'+key).parent = e; return [Vector(loc)+k for k in knots], e


def npmesh_(name, V, F, m): return more.npmesh(name, V, [(np.array(F), 0)], m)


def needled(lst, hf):
    for i, (x, y, s) in enumerate(lst): more.spruce_near((x, y, hf(x, y)-.15), i, s, 0., None, None, 10, 2.1)


def brush_pile(x, y, hf, n=16, r=1.1, seed=2, high=.55, kind='needle'):
    """cut branches thrown on a heap"""
    R = random.Random(seed)
    for i in range(n):
        a, d = R.uniform(0, 6.3), r*R.random()**.7; px, py = x+d*cos(a), y+d*sin(a)*.7; z = hf(px, py)+.12+high*(1-d/r)*R.random()
        if kind == 'needle': obj('nb', needle_branch(i % 3+1), None, (px, py, z+.1), (R.uniform(-.5, .5), R.uniform(-.1, .25), R.uniform(0, 6.3)), R.uniform(.8, 1.2))
        else:
            az = R.uniform(0, 6.3); L = R.uniform(.8, 1.5); b = Vector((px+cos(az)*L, py+sin(az)*L*.7, z+R.uniform(-.05, .25))); rod((px, py, z), b, .018, bark(), n=6, r2=.006); leaves_on([Vector((px, py, z)).lerp(b, R.uniform(.25, 1.05))+Vector((R.gauss(0, .13), R.gauss(0, .13), R.gauss(.02, .09))) for _ in range(90)], .075, kind, i, 'bp')


def lift(loc, rot, knee, end, man=True, face=0.):
    """A tracked lift with legs out: knee and basket in the world's coordinates"""
    e = empty('lift', loc, rot); P = paint(); D = dark()
    for s in (-1, 1): track(e, s*.42, 1.5, .19, .22)
    box((1.5, .62, .34), (0, 0, .50), P, e, bevel=.07); box((.7, .5, .22), (-.35, 0, .76), D, e, bevel=.05); cyl(.30, .26, (.18, 0, .78), D, e, n=28)
    for sx in (-1, 1):
        for sy in (-1, 1): tube([(sx*.6, sy*.28, .58), (sx*1.15, sy*.85, .70), (sx*1.45, sy*1.2, .06)], .055, P, e, False); cyl(.17, .05, (sx*1.45, sy*1.2, .04), D, e)
    a = Vector(loc)+Vector((cos(rot)*.18, sin(rot)*.18, .95)); k, b = Vector(knee), Vector(end)
    rod(a, k, .115, P, n=4, bevel=.02); rod(a+(k-a)*.1, a+(k-a)*.55+Vector((0, 0, -.12)), .05, steel(), n=10); blob(k, .16, D, None, 2, 0); rod(k, b, .095, P, n=4, bevel=.02); rod(k+(b-k)*.5, b, .07, orange(), n=4)
    g = empty('basket', b+Vector((0, 0, -.12)), face); w, dp, hh = 1.15, .72, 1.05; box((dp, w, .07), (0, 0, 0), D, g, bevel=.02)
    for z in (.32, .68, hh): tube([(-dp/2, -w/2, z), (dp/2, -w/2, z), (dp/2, w/2, z), (-dp/2, w/2, z), (-dp/2, -w/2, z)], .022, orange() if z == hh else P, g, False)
    for sx in (-1, 1):
        for y in (-w/2, 0, w/2): rod((sx*dp/2, y, 0), (sx*dp/2, y, hh), .02, P, g, 8)
    for y in (-1, 1): box((dp*.98, .02, .26), (0, y*w/2, .15), P, g, bevel=.006)
    if man: person(b+Vector((0, 0, -.08)), face, (((.26, .22, 1.28), (.48, .14, 1.36)), ((.24, .26, 1.30), (.46, .08, 1.52))), lean=.06)
    return e


def carry(v='autumn', shot='wide'):
    """Hero: house and hedge behind, the loader with logs at the right, a spruce half felled"""
    hf = lambda x, y: .05*fbm(x, y, .13, 3, 1)+.015*fbm(x, y, .9, 3, 4)+.02*max(0, y-14)
    LW = mat('lawnK', '#6f7a3c', .95, var=.16, vscale=.6, spec=.1); land((-24, 22, -13, 18), .25, hf, [LW], lambda x, y: 0, LW); cam, lk = (-1.6, -14.2, 2.6), (-1.9, 0, 2.5)
    turf(cam, lk, 5000, 32, hf, lambda x, y: not (11.2 < y < 12.8), ('#76843f', '#818e49', '#6a7939'), 'kH', .055); R = random.Random(3); leaves_on([(x, y, hf(x, y)+R.uniform(.02, .06)) for x, y in ((R.uniform(-16, 14), R.uniform(-10, 11)) for _ in range(1500))], .05, ('#b98a45', '#a3703c', '#c09a55'), 4)
    grapple(wheel_loader((4.5, 3.2, hf(4.5, 3)+.02), radians(-145), 5, 'none'))
    # a spruce whose lower branches are off, the crown of one that is down, and its stump
    x, y = 1.6, 7.4; z = hf(x, y); rod((x, y, z-.2), (x, y, z+4.6), .26, bark(), n=20, r2=.20); more.spruce_near((x, y, z+3.5), 2, .72, 0., None, None, 10, 2.4)
    for i in range(20): a = i*2.4; h = 1.3+i*.14; q = Vector((x+.21*cos(a), y+.21*sin(a), z+h)); rod(q, q+Vector((cos(a)*R.uniform(.06, .22), sin(a)*R.uniform(.06, .22), .02)), .022, bark(), n=6)
    felled_spruce((.5, 2.6, hf(1, 3)), radians(166), 4.4, .15, .20, 2, 1.15, .4); brush_pile(-1.3, .2, hf, 12, 1.1, 5, .35)
    stump((1.0, -1.0, hf(1, -1)), .40, .30); pts = [(1.0+R.gauss(0, .55), -1.05+R.gauss(0, .4)) for _ in range(900)]; chipsmesh([(px, py, hf(px, py)+.045) for px, py in pts if (px-1)**2+(py+1)**2 > .2], .035, mat('chip', '#cfa972', .85, var=.18, vscale=8, snow=0), 4, .3)
    P = (-.3, 6.2); person((*P, hf(*P)), radians(62), (((.20, .24, 1.16), (.36, .10, 1.04)), ((.16, .27, 1.14), (.34, .08, .96))), step=.1); saw((P[0]+.34, P[1]+.30, hf(*P)+.86), radians(150), .75)
    house((-6.6, 17.2, .25), radians(5), 10.5, 7, 3.3, col='#e6dfd0', trim='#6d7f86', roofc='#4a3a36'); hedge((-26, 12, 0), (-10.4, 12, 0), 1.5, .9, .03, hf); hedge((-.6, 12, 0), (24, 12, 0), 1.5, .9, .03, hf)
    grown_tree((-13.5, 10.2, hf(-13, 10)-.05), 4, 7.5, ('#c79a3e', '#b8842f', '#d2ad55'), .10, 20, '#e0dcd2', key='au'); grown_tree((9.9, 9.4, hf(11, 9)-.05), 6, 6.8, ('#b5652e', '#c4773a', '#9c5128'), .10, 20, '#6f5a48', key='ru')
    forest(-46, 46, 24, 46, 250, hf, 7, 1.35, 1.95); hills(cam, lk, 'autumn', 9, ((80, 260, 60, 380), (320, 800, 130, 280)), 60, 0, .15); sky('autumn', 222, 23, 1.15); camera(cam, lk, 30, dof=(4.6, 1, 1.4), fstop=5); return (28, 1200)


def pruned(v='summer', shot='wide'):
    """Banner: one tree by a house, with a lift, a ladder and a rope; calm at the left"""
    hf = lambda x, y: .04*fbm(x, y, .13, 3, 1)+.012*fbm(x, y, .9, 3, 4)+.02*max(0, y-14); LW = mat('lawnP', '#6a7a3c', .95, var=.16, vscale=.6, spec=.1); DR = GRAV()
    drive = lambda x, y: 9.6+.12*y < x < 13.0+.12*y and y < 6.8
    land((-26, 24, -16, 16), .27, hf, [LW, DR], lambda x, y: 1 if drive(x, y) else 0, LW); cam, lk = (-1.6, -17.5, 2.4), (-1.9, 0, 2.4)
    turf(cam, lk, 5200, 36, hf, lambda x, y: not drive(x, y) and not drive(x-.4, y) and not drive(x+.4, y), ('#74853f', '#7f9049', '#697a3a'), 'pH', .06); R = random.Random(3)
    T = (2.4, 1.6); c = (2.3, -.3, 6.05); knots, t = grown_tree((*T, hf(*T)-.05), 11, 10.4, ('#6f8a42', '#7d974c', '#5f7838'), .085, 20, '#6b5a49', .34, 1.2, lambda q: q.y < -.8 and ((q.x+.05)/1.25)**2+((q.z-5.1)/1.6)**2 < 1, 'pr', .017)
    lift((5.5, -1.6, hf(6, -2)), radians(168), (7.5, -1.3, 3.6), c, True, radians(160))
    m = mat('alu', '#b6babc', .35, .8, snow=0); ladder((1.45, .55, hf(2, .5)), (2.2, 1.38, 4.1), .44, m)
    rp = mat('rope', '#d06a2a', .8, snow=0); tube([(2.4, 1.5, 6.0), (1.2, 1.0, 5.5), (.95, .8, 3.0), (.9, .75, .5), (.6, .5, hf(1, .5)+.06), (.2, .3, hf(1, .3)+.03)], .022, rp); tube([(.2+.26*cos(i*.7), .3+.20*sin(i*.7), hf(1, 0)+.04+.004*i) for i in range(40)], .020, rp)
    G = ('#6f8a42', '#7d974c', '#5f7838'); brush_pile(2.5, -2.6, hf, 16, 1.2, 4, .5, G); brush_pile(.2, -1.9, hf, 7, .8, 7, .3, G)
    for i in range(5): log((4.0+i*.19, -3.9, hf(4, -4)+.09), (4.1+i*.19, -3.0, hf(4, -3)+.09), .085)
    more.villa((9.6, 13.6, .3), radians(-4), 0, 0, '#e9e2d3', '#5f6d72'); hedge((-26, 9.5, 0), (-1.2, 9.5, 0), 1.6, .9, .03, hf); cone((7.2, -3.0, hf(7, -3)), .9)
    grown_tree((-11.5, 12.0, hf(-11, 12)), 5, 7.2, G, .11, 15, '#e0dcd2', key='pr'); grown_tree((17.5, 8.6, hf(17, 9)), 8, 6.6, G, .11, 15, '#6f5a48', key='pr')
    forest(-52, 52, 24, 50, 270, hf, 9, 1.3, 1.9); hills(cam, lk, 'summer', 6, ((80, 260, 60, 380), (320, 880, 120, 280)), 60, 0, .2)
    sky('morning', 222, 24, 1.15); camera(cam, lk, 30, dof=(4, 1, 4), fstop=6, shift_y=.115); return (30, 1300)


def ladder_(v='summer', shot='main'):
    """3:2: a man on a ladder in a tree of a villa's garden, a trailer with branches"""
    hf = lambda x, y: .04*fbm(x, y, .13, 3, 1)+.012*fbm(x, y, .9, 3, 4)+.02*max(0, y-14); LW = mat('lawnL', '#6a7a3c', .95, var=.16, vscale=.6, spec=.1); cam, lk = (-1.0, -12.4, 1.9), (.2, 0, 1.9)
    drive = lambda x, y: 4.4+.18*y < x < 8.2+.18*y
    land((-20, 22, -12, 16), .25, hf, [LW, GRAV()], lambda x, y: 1 if drive(x, y) else 0, LW); turf(cam, lk, 4200, 30, hf, lambda x, y: not drive(x, y) and not drive(x-.4, y) and not drive(x+.4, y), ('#74853f', '#7f9049', '#697a3a'), 'lH', .065)
    G = ('#7f9a4a', '#8da856', '#6d8840'); T = (-.8, 1.6); grown_tree((*T, hf(*T)-.05), 23, 7.6, G, .075, 30, '#6b5a49', .30, 1.12, lambda q: q.x > .1 and q.y < -.2 and 2.2 < q.z < 4.6, 'la', .018)
    m = mat('alu', '#b6babc', .35, .8, snow=0); a, b = Vector((-.05, -.35, hf(0, 0))), Vector((-.55, 1.22, 4.1)); ladder(a, b, .46, m); q = a+(b-a)*.42; person((q.x+.02, q.y-.22, q.z-.05), radians(100), (((.20, .24, 1.50), (.40, .20, 1.72)), ((.22, .28, 1.34), (.34, .22, 1.50))), step=.05, lean=.10)
    rp = mat('rope', '#d06a2a', .8, snow=0); tube([(-.8, 1.4, 4.9), (-1.7, 1.0, 4.5), (-1.85, .8, 2.4), (-1.9, .7, .4), (-2.2, .5, hf(-2, .5)+.05), (-2.7, .2, hf(-2, 0)+.03)], .018, rp)
    brush_pile(1.9, -1.2, hf, 14, 1.0, 4, .4, G); brush_pile(-2.6, -1.5, hf, 6, .7, 7, .25, G)
    t = empty('trailer', (5.9, 1.6, hf(6, 1.6)), radians(82)); P = paint(); D = dark()
    for s in (-1, 1): wheel(t, 0, s*.92, .32, .2, '#c9ccce', lugs=18, slick=True); fender(t, 0, s*.92, .40, .24, 15, 165, D).location.z = .32
    box((2.6, 1.5, .08), (0, 0, .55), D, t, bevel=.02); rod((1.3, 0, .5), (2.5, 0, .45), .045, D, t)
    for s in (-1, 1): box((2.6, .05, .42), (0, s*.75, .80), P, t, bevel=.015); box((.05, 1.5, .42), (s*1.3, 0, .80), P, t, bevel=.015)
    R = random.Random(8)
    for i in range(16):
        x, y = R.uniform(-1.0, .9), R.uniform(-.5, .5); p0 = Vector((5.9, 1.6, .85))+Matrix.Rotation(radians(82), 3, 'Z')@Vector((x, y, R.random()*.35)); p1 = p0+Vector((R.gauss(0, .35), R.gauss(0, .5), R.uniform(.2, .6))); rod(p0, p1, .018, bark(), n=6, r2=.006); leaves_on([p0.lerp(p1, R.uniform(.1, 1.1))+Vector((R.gauss(0, .16), R.gauss(0, .16), R.gauss(0, .10))) for _ in range(110)], .07, G, i, 'bp')
    house((4.4, 13.6, .25), radians(-8), 10.5, 7, 3.4, col='#8d3a2c', roofc='#3f4143'); hedge((-24, 8.4, 0), (3.2, 8.4, 0), 1.55, .9, .03, hf); hedge((9.6, 8.4, 0), (22, 8.4, 0), 1.55, .9, .03, hf); house((-14, 17, .25), radians(8), 9, 7, 3.3, col='#c49a4c')
    needled([(-8.5, 13.5, 1.05), (-4.0, 19, 1.2), (-19, 14, 1.1), (13, 17, 1.2), (16.5, 13, 1.0), (-10, 24, 1.3), (1, 25, 1.3)], hf); forest(-46, 46, 30, 52, 130, hf, 9, 1.2, 1.7); hills(cam, lk, 'summer', 27, ((85, 280, 44, 420), (330, 860, 120, 300)), 58, 0, .3)
    sky('morning', 226, 24, 1.15); camera(cam, lk, 28, dof=(0, 1, 2), fstop=4.5, shift_y=.13); return (24, 1200)


def chipping(v='autumn', shot='main'):
    """The chipper at the edge of the forest: somebody feeds it with spruce branches at the left, chips fall on a heap at the right"""
    hf = lambda x, y: .05*fbm(x, y, .13, 3, 1)+.015*fbm(x, y, .9, 3, 4)+.03*max(0, y-8); LW = mat('lawnC', '#75793f', .95, var=.18, vscale=.6, spec=.1); land((-16, 16, -9, 16), .2, hf, [LW], lambda x, y: 0, LW); cam, lk = (-.3, -8.2, 1.75), (.72, 0, 1.6)
    a, k = radians(36), 1.25; M = Matrix.Translation((0, 0, hf(0, 0)+.01))@Matrix.Rotation(a, 4, 'Z')@Matrix.Scale(k, 4); p = chipper((0, 0, hf(0, 0)+.01), a, k); H = M@Vector((3.25, 0, 0)); H.z = hf(H.x, H.y)
    turf(cam, lk, 5600, 26, hf, lambda x, y: math.hypot(x-H.x, y-H.y) > 1.1, ('#7f863f', '#8d904a', '#71773a'), 'cH', .055, 50); R = random.Random(3); G = ('#b98a45', '#a3703c', '#c09a55'); leaves_on([(x, y, hf(x, y)+R.uniform(.02, .06)) for x, y in ((R.uniform(-9, 10), R.uniform(-6, 9)) for _ in range(1300))], .045, G, 4)
    for i in range(16): obj('nb', needle_branch(i % 3+1), p, (-1.42+R.uniform(-.15, .1), R.uniform(-.2, .2), .86+R.uniform(-.06, .22)), (R.uniform(-.6, .6), R.uniform(-.02, .22), pi+R.uniform(-.12, .12)), R.uniform(.8, 1.1))
    for i in range(4): rod((-.9, -.12+i*.08, .98), (-2.3, -.2+i*.13, .90-.05*i), .024, bark(), p, 8, 0, .012)
    for i in range(46):
        d = 1.35*R.random()**.7; t = R.uniform(0, 6.3); x, y = -4.5+d*cos(t)*1.15, -.9+d*sin(t)*.8; z = hf(x, y)+.10+.75*max(0, 1-d/1.35)*R.random(); obj('nb', needle_branch(i % 3+1), None, (x, y, z+.05), (R.uniform(-.5, .5), R.uniform(-.12, .22), pi+R.gauss(0, .7)), R.uniform(.85, 1.3))
    chm = mat('chip', '#cfa972', .85, var=.18, vscale=8, bump=.4, bscale=16, snow=0); h = heap((H.x, H.y, H.z-.05), 1.75, .95, chm, 3, 1.1); pts = []; c = M@Vector((1.36, 0, 2.58)); e = H+Vector((0, 0, .95))
    for i in range(12000):
        if i < 1900: t = R.random()**.85; q = c.lerp(e, t); w = .05+.15*t; pts.append((q.x+R.gauss(0, w*.8), q.y+R.gauss(0, w*.8), c.z+(e.z-c.z)*t*t+(1-t)*t*.45+R.gauss(0, w*.45)))
        else: t = R.uniform(0, 6.3); d = R.random()**.62*2.3; x, y = d*cos(t)*1.1, d*sin(t); pts.append((H.x+x, H.y+y, hf(H.x+x, H.y+y)+max(0, h(x, y)-.05)+.015))
    chipsmesh(pts, .042, chm, 5, .22); chipsmesh([q for q in pts[1900::7]], .05, mat('chip2', '#e2c795', .85, var=.15, vscale=8, snow=0), 8, .22)
    for x, y, b in ((-3.4, 3.6, 0), (-3.1, 3.95, 1), (-3.25, 3.75, 2)): z = hf(x, y)+.17+.26*(b == 2); log((x-1.7, y+.2, z), (x+1.7, y-.2, z), .17-.01*b)
    stump((4.3, 3.4, hf(4, 3)), .34, .26); pl = [(-9.6, 10.5, .72), (-6.3, 12.5, .8), (-2.4, 13.5, .66), (1.4, 14.5, .82), (3.9, 12.2, .6), (8.4, 13.0, .76), (12.2, 11.0, .68), (-12.6, 13, .8), (16, 14, .8), (5.8, 17, .86), (-4.4, 18, .9), (10.8, 18, .9)]; needled(pl, hf)
    grown_tree((-4.2, 10.4, hf(-5, 10)-.05), 4, 5.2, ('#c79a3e', '#b8842f', '#d2ad55'), .075, 20, '#e0dcd2', key='au'); grown_tree((6.1, 10.6, hf(6, 11)-.05), 6, 5.0, ('#b5652e', '#c4773a', '#9c5128'), .075, 20, '#6f5a48', key='ru'); grown_tree((11.0, 9.0, hf(11, 9)-.05), 9, 5.2, ('#c79a3e', '#b8842f', '#d2ad55'), .075, 20, '#e0dcd2', key='au')
    forest(-52, 52, 30, 56, 170, hf, 7, .95, 1.3); hills(cam, lk, 'autumn', 9, ((90, 260, 46, 380), (320, 800, 105, 280)), 58, 0, .15); sky('autumn', 232, 22, 1.2)
    P = (-2.15, -2.70); person((*P, hf(*P)), radians(72), (((.22, .26, 1.20), (.48, .20, 1.16)), ((.20, .28, 1.18), (.46, .22, 1.10))), step=.12, lean=.08)
    camera((cam[0]-.35, *cam[1:]), (lk[0]-.75, *lk[1:]), 33, dof=(.4, -.3, 1.2), fstop=4.5); return (20, 1200)


def grinding(v='autumn', shot='main'):
    """The grinder on a stump at the edge of the forest, somebody at its handles"""
    hf = lambda x, y: .05*fbm(x, y, .13, 3, 1)+.015*fbm(x, y, .9, 3, 4)+.03*max(0, y-8)
    LW = mat('lawnG', '#75793f', .95, var=.18, vscale=.6, spec=.1); land((-16, 16, -9, 16), .2, hf, [LW], lambda x, y: 0, LW)
    cam, lk, k = (-.2, -6.6, 1.65), (.15, 0, .98), 1.15
    near = lambda x, y: math.hypot(x-1.62, y+.15) > 1.0
    turf(cam, lk, 5600, 26, hf, near, ('#7f863f', '#8d904a', '#71773a'), 'gH', .055, 50); R = random.Random(3)
    leaves_on([(x, y, hf(x, y)+R.uniform(.02, .06)) for x, y in ((R.uniform(-9, 10), R.uniform(-6, 9)) for _ in range(1100))], .045, ('#b98a45', '#a3703c', '#c09a55'), 4)
    g = grinder((0, 0, hf(0, 0)+.01), 0); g.scale = (k, k, k)
    stump((1.78, -.16, hf(1.8, 0)-.16), .50, .44); chm = mat('chip', '#cfa972', .85, var=.18, vscale=8, bump=.4, bscale=16, snow=0)
    h1 = heap((1.1, -1.15, hf(1.1, -1.1)-.04), 1.0, .40, chm, 2, 1.4); pts = []
    for i in range(7000):
        if i < 900: t = R.random(); a = R.gauss(-.3, .35); d = 1.7*t; pts.append((1.35+sin(a)*d*.8, -.35-d*.7, .50+.9*t-1.5*t*t+R.gauss(0, .06)))
        else:
            t = R.uniform(0, 6.3); d = R.random()**.7*1.7; x, y = 1.35+d*cos(t)*1.2, -.75+d*sin(t)*.8
            pts.append((x, y, hf(x, y)+max(0, h1(x-1.1, y+1.15)-.04)+.02))
    chipsmesh([q for q in pts if math.hypot(q[0]-1.78, q[1]+.16) > .52 or q[2] > .3], .034, chm, 4, .22)
    for x, y, b in ((4.6, 3.6, 0), (4.9, 3.95, 1), (4.75, 3.75, 2)): z = hf(x, y)+.17+.26*(b == 2); log((x-1.7, y+.2, z), (x+1.7, y-.2, z), .17-.01*b)
    stump((-4.6, 3.6, hf(-4.6, 3.6)), .34, .26); cone((3.4, 1.2, hf(3.4, 1.2)), .9)
    # At the end of the handles, a step behind.
    P = (-2.30, .02); person((*P, hf(*P)), radians(-4), (((.14, .26, 1.20), (.42, .34, 1.33)), ((.14, .26, 1.20), (.42, .34, 1.33))), step=.14, lean=.05)
    needled([(-9.6, 10.5, .72), (-6.3, 12.5, .8), (-2.4, 13.5, .66), (1.4, 14.5, .82), (3.9, 12.2, .6), (8.4, 13.0, .76), (12.2, 11.0, .68), (-12.6, 13, .8), (16, 14, .8), (5.8, 17, .86), (-4.4, 18, .9), (10.8, 18, .9)], hf)
    grown_tree((-3.6, 10.0, hf(-4, 10)-.05), 4, 5.0, ('#b5652e', '#c4773a', '#9c5128'), .075, 20, '#6f5a48', key='ru'); grown_tree((4.6, 10.2, hf(5, 10)-.05), 6, 5.2, ('#c79a3e', '#b8842f', '#d2ad55'), .075, 20, '#e0dcd2', key='au')
    forest(-52, 52, 30, 56, 170, hf, 7, .95, 1.3); hills(cam, lk, 'autumn', 9, ((90, 260, 46, 380), (320, 800, 105, 280)), 58, 0, .15); sky('autumn', 232, 22, 1.2); camera(cam, lk, 36, dof=(.3, -.2, .9), fstop=4.5); return (20, 1200)


SC = dict(carry=carry, pruned=pruned, ladder=ladder_, chipping=chipping, grinding=grinding)
if __name__ == '__main__':
    from forest_edge import main
    main(SC)
