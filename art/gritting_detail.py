"""Gritting close up: the spinning disc under the orange hopper, the fan of grit over packed snow."""
import sys, os; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
from scenes_winter import *
from scenes_winter import core


def frustum(p, z0, z1, a, b, m, loc, th=.02):
    """open funnel: a = (half x, half y) at the top z1, b at the bottom z0"""
    vs = [(sx*q[0], sy*q[1], z) for z, q in ((z0, b), (z1, a)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    o = obj('funnel', mesh('funnel', vs, [(i, (i+1) % 4, 4+(i+1) % 4, 4+i) for i in range(4)], m), p, loc); s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = th; return bev(o, .008, 2)


def spreader_tail(p):
    """outlet, chute, disc with vanes, guard, beam with lamps; truck coordinates, rear is -x"""
    D = dark(); O = orange(); st = steel(); x = -4.02; z = .56; inox = mat('stainless', '#b4b8ba', .34, .8, var=.10, vscale=3, bump=.04, bscale=6, snow=0)
    box((.55, .7, .5), (-3.4, 0, 1.32), O, p, bevel=.04); box((.06, .78, .58), (-3.66, 0, 1.32), O, p, bevel=.02)
    for s in (-1, 1):
        for k in (-.2, .2): cyl(.025, .03, (-3.70, s*.33, 1.32+k), st, p, (0, pi/2, 0), 10, 0)
    box((.34, .5, .34), (-3.82, 0, 1.34), inox, p, bevel=.03); box((.40, .56, .05), (-3.82, 0, 1.19), inox, p, bevel=.01); frustum(p, .70, 1.2, (.18, .25), (.12, .16), inox, (-3.86, 0, 0))
    for s in (-1, 1): rod((-3.72, s*.24, 1.15), (-3.72, s*.16, .5), .03, D, p); rod((-3.72, s*.16, .5), (x, s*.05, .47), .03, D, p)
    cyl(.10, .2, (x, 0, .43), D, p, n=20); cyl(.40, .025, (x, 0, z), mat('disc', '#a9adb0', .28, .9, snow=0), p, n=56, bevel=.006); cyl(.09, .12, (x, 0, z+.06), O, p, n=20, r2=.05)
    for i in range(6): a = i*pi/3+.25; box((.29, .02, .085), (x+.235*cos(a), .235*sin(a), z+.05), st, p, rot=(0, 0, a+.22), bevel=.004)
    n = 22; vs = [((.50)*cos(t)+x, .50*sin(t), zz) for zz in (.45, .86) for t in [(-.42+.84*i/n)*pi for i in range(n+1)]]
    o = obj('guard', mesh('guard', vs, [(i, i+1, i+n+2, i+n+1) for i in range(n)], mat('guardm', '#2a2d30', .6, snow=0), smooth=True), p); s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = .02
    box((.1, 2.36, .2), (-3.74, 0, 1.0), D, p, bevel=.02)
    for s in (-1, 1):
        box((.05, .46, .17), (-3.80, s*.92, 1.0), mat('tailM', '#b3201a', .3, coat=1., snow=0), p, bevel=.02); box((.055, .14, .15), (-3.80, s*.76, 1.0), emis('tailE', '#ff3a1c', 3.5), p, bevel=.02)
        for k in range(5): box((.02, .105, .24), (-3.775, s*(.68+.107*k), 1.24), mat('chev%d' % (k % 2), ['#d8301c', '#f2efe8'][k % 2], .4, snow=0), p, bevel=0)
        box((.02, .56, .42), (-3.42, s*.96, .42), mat('flap', '#2b2d30', .7, snow=0), p, bevel=.005)
    box((.02, .5, .11), (-3.80, 0, 1.0), mat('plate', '#f1f1ec', .4, snow=0), p, bevel=0)


def gritting(v='dawn', shot='hero'):
    def hf(x, y): a = abs(y); t = sstep(3.2, 4.0, a); return (.02+.008*fbm(x, y, 2.6, 3, 5)-.018*sum(math.exp(-((y-c)/.24)**2) for c in (-2.2, -.2)))*(1-t)+t*(.45+.3*fbm(x, y, .2, 3, 2)+.35*math.exp(-((a-4.4)/.7)**2)*(.8+.55*fbm(x, y, .55, 4, 8)))
    ground(hf, (-10, 6, -5.5, 9), .06, (-90, 140, -60, 160), 2.5, snowroad(road='#9fadbd', road2='#dae2e9', bump=.4), dict(r=lambda x, y: .95*sstep(3.5, 3., abs(y)), d=lambda x, y: y), drop=.05)
    T = Vector((0, -1.2, .02)); t = truck(T, 0, 0, body='gritter', plow=False)
    for o in list(t.children):   # the old dark tail goes
        if o.type == 'MESH' and o.location.x < -3.3 and abs(o.location.y) < .6 and o.location.z < 1.6: bpy.data.objects.remove(o)
    for o in list(t.children):
        if o.type == 'MESH' and len(o.data.vertices) < 40 and any(v.co.x < -3.9 for v in o.data.vertices): bpy.data.objects.remove(o)
    spreader_tail(t); R = random.Random(4); pts = []; c = T+Vector((-4.02, 0, 0))
    for i in range(7500):   # the fan: out behind and to both sides, falling as it goes
        an = R.gauss(.15, .85)
        if abs(an) > 1.75: continue
        d = .42+R.random()**.75*3.6; h = .60+.16*d-.080*d*d+R.gauss(0, .012+.035*d); pts.append((c.x-d*cos(an), c.y+d*sin(an), max(h, .03), R.uniform(.0055, .0115)))
    for i in range(700):   # six thick streams where the vanes let go
        k = R.randrange(6); d = .45+.9*R.random(); an = (k-2.5)*.52+.35*(d-.3)+R.gauss(0, .05); pts.append((c.x-d*cos(an), c.y+d*sin(an), .60+.04*d-.04*d*d+R.gauss(0, .01), R.uniform(.005, .010)))
    for i in range(700): a = R.uniform(0, 6.3); d = .4*R.random()**.5; pts.append((c.x+d*cos(a), c.y+d*sin(a), .585+R.random()*.05, R.uniform(.005, .009)))
    for i in range(900): u = R.random(); pts.append((T.x-3.88-.06*u+R.gauss(0, .05), T.y+R.gauss(0, .06), .60+.16*u, R.uniform(.005, .009)))
    for i in range(16000):
        x, y = R.uniform(-10, -2.5), T.y+R.gauss(0, 1.35)
        if abs(y) < 3.2: pts.append((x, y, hf(x, y)+.004, R.uniform(.004, .009)))
    crumbs(pts, mat('grit', '#8a7763', .85, var=.25, snow=0), 'grit', 3)
    for i, (x, y, k) in enumerate([(3, 9.5, 1.1), (7, 8, .9), (12, 10, 1.3), (-1.5, 13, 1.2), (18, 8, 1.2), (24, 9, 1.3), (9, 15, 1.5), (15, 16, 1.5), (20, 17, 1.6), (3, 17, 1.5)]): spruce_near((x, y, .3), i, k, .85)
    house((-3, 20, .4), radians(-150), snow=.9, lit=0, col='#8e2f25'); stakes([(-1.2, 4.5), (6.5, 4.6), (14, 4.7), (23, 4.8)], hf)
    camera((-7.2, -3.5, 1.45), (-3.7, -.95, .92), 39, dof=(-4.0, -1.3, .6), fstop=3.2)
    backhills('winter', ((90, 46, 5, 5000), (300, 110, 2, 6000))); world([(0, '#f0d3b8'), (.3, '#c3cfdd'), (1, '#7d9cc6')], '#8fabdc', .66, (40, 4, '#ffc48a', 7, .25)); sun(15, 150, 4.6, '#ffcf9c', 1.1); return (20, 600)


SC = dict(gritting=gritting)
if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--')+1:]; nm, v, shot, out = a[:4]; w, spp = int(a[4]), int(a[5]); h = int(os.environ.get('H') or 0) or round(w*1067/1600)
    import time; t = time.time(); reset(); random.seed(1); core.SNOW['amount'] = 0; mist = SC[nm](v, shot); print(f'BUILD {time.time()-t:.1f}s'); render(out, w, h, spp, mist)
