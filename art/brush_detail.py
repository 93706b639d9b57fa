"""The round brushes of a sweeper over winter grit, close up. The near one stands at the right."""
import sys, os; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
from grounds import *
from grounds import core
import kit.more as more
np = more.np


def bristles(rings, seed, orange_):
    """tufts of bent bristles: rings of (radius at the disc, tufts, reach); orange_ picks the tufts of the second colour"""
    R = random.Random(seed); V = ([], []); F = ([], []); n = 6
    for r0, count, reach in rings:
        for t in range(count):
            a = 2*pi*(t+R.uniform(-.12, .12))/count; q = 1 if orange_(t) else 0; trail = R.uniform(.16, .26)
            for _ in range(20):
                bx, by = R.gauss(0, .011), R.gauss(0, .011); out = reach*R.uniform(.86, 1.1); tw = trail+R.gauss(0, .05); zt = abs(R.gauss(0, .012)); w = R.uniform(.0028, .0042); o = len(V[q]); c, s = cos(a), sin(a)
                for i in range(n+1):
                    u = i/n; k = u**1.45; an = a+tw*u*u; rr = r0+bx*(1+u)+out*k; p = Vector((rr*cos(an)-by*(1+2*u)*s, rr*sin(an)+by*(1+2*u)*c, .30*(1-u)**1.12+zt*u))
                    for e in range(3): V[q].append((p.x+w*cos(e*2.1+a), p.y+w*sin(e*2.1+a), p.z+w*.4*(e-1)))
                for i in range(n):
                    for e in range(3): F[q].append((o+i*3+e, o+i*3+(e+1) % 3, o+(i+1)*3+(e+1) % 3, o+(i+1)*3+e))
    return [more.npmesh('bristles', V[q], [(np.array(F[q]), 0)], m) for q, m in enumerate((mat('bristD', '#343a3e', .5, var=.25, vscale=30, snow=0, spec=.5), mat('bristO', '#c8541d', .5, var=.2, vscale=30, snow=0, spec=.5)))]


def round_brush(loc, tilt, meshes, turn):
    e = empty('brush_', loc, (*tilt, turn)); P = orange(); D = dark(); S_ = steel()
    for m in meshes: obj('bristles', m, e)
    cyl(.405, .05, (0, 0, .318), P, e, n=72, bevel=.016); cyl(.30, .035, (0, 0, .355), P, e, n=72, bevel=.012); cyl(.125, .05, (0, 0, .385), S_, e, n=40, bevel=.01)
    for i in range(10): a = i*pi/5; cyl(.017, .022, (.352*cos(a), .352*sin(a), .352), S_, e, n=6, bevel=.003)
    for i in range(6): a = i*pi/3+.2; cyl(.014, .022, (.20*cos(a), .20*sin(a), .382), S_, e, n=6, bevel=.003)
    cyl(.095, .20, (0, 0, .49), D, e, n=40, bevel=.012); cyl(.105, .03, (0, 0, .44), D, e, n=40, bevel=.008); box((.13, .19, .10), (0, 0, .63), D, e, bevel=.015)
    for y in (-.05, .05): cyl(.019, .06, (-.07, y, .63), S_, e, (0, pi/2, 0), 6, .004)
    return e


def brushes(v='spring', shot='main'):
    k = 1.3; near, far = Vector((2.06*k, .78*k, .004)), Vector((2.06*k, -.78*k, .004)); cam, lk = near+Vector((1.55, 1.42, .60)), near+Vector((-.10, -.62, .315))
    box((60, 9, .1), (0, 1.9, -.05), mat('aspF', '#5b5c5e', .82, var=.12, vscale=2.5, bump=.35, bscale=70, bdet=2.5), bevel=0); box((60, 3, .1), (0, -4.24, .09), mat('pav', '#a8a399', .85, var=.08, vscale=2, bump=.1), bevel=0)
    for i in range(40): kerb((-28+i, -2.66, .02), 0, .985)
    sweeper((0, 0, 0), 0, 0, scale=k)
    for o in list(bpy.data.objects):   # the kit's brushes and their arms are made to be seen from far
        first = o.data.splines[0].points[0].co if o.type == 'CURVE' else None; names = [m.name for m in o.data.materials] if o.type in ('MESH', 'CURVE') else []
        if o.parent and (o.parent.name.startswith('brush') or 'chrome' in names or (first and abs(first.x-1.2) < .01 and abs(first.z-.5) < .01)): o.hide_render = True
    M = bristles(((.365, 46, .335), (.275, 36, .33), (.19, 26, .30)), 3, lambda t: t % 5 == 2); round_brush(near, (.05, .045), M, .3); round_brush(far, (-.05, .045), M, 1.1)
    P = paint(); D = dark(); C = chrome()
    for s, b in ((1, near), (-1, far)):   # arm, lifting cylinder, hoses
        h = Vector((1.60*k, s*.40*k, .60*k)); top = b+Vector((0, 0, .66)); rod(h, top+Vector((-.03, 0, .03)), .055, P, n=4, bevel=.012); rod(h+Vector((0, -s*.12, .24)), h.lerp(top, .62)+Vector((0, 0, .05)), .035, D, n=14); rod(h.lerp(top, .35)+Vector((0, 0, .14)), h.lerp(top, .8)+Vector((0, 0, .06)), .02, C, n=14)
        for q in (-.05, .05): tube([b+Vector((-.11, q, .63)), b+Vector((-.30, q-s*.05, .68)), h+Vector((.12, s*q, .16)), h+Vector((-.1, s*q, .10))], .017, rubber())
    # grit: everywhere in front of the machine, a row before each brush, and what the near one throws
    R = random.Random(8); pts = []; rad = .70
    clean = lambda x, y: x < near.x+.1 and -1.75 < y < 1.75 and min(math.hypot(x-near.x, y-near.y), math.hypot(x-far.x, y-far.y)) > rad*.92
    for i in range(21000):
        x, y = near.x+R.uniform(-2.2, 2.2), R.uniform(-2.5, 3.4); d = min(math.hypot(x-near.x, y-near.y), math.hypot(x-far.x, y-far.y))
        if d < rad*.80 or clean(x, y): continue
        if R.random() < .35+1.1*abs(fbm(x, y, .9, 3, 5))+(.5 if d < rad*1.25 and x > near.x-.1 else 0): pts.append((x, y, .006, R.uniform(.006, .0145)))
    for b in (near, far):
        for i in range(5200): a = R.uniform(-1.25, 1.25); d = rad*(.86+abs(R.gauss(0, .13))); pts.append((b.x+d*cos(a), b.y+d*sin(a), .006+max(0, .034-.16*abs(d-rad*.93))*R.random(), R.uniform(.006, .0145)))
    for i in range(9000): pts.append((R.uniform(-14, 16), -2.55+abs(R.gauss(0, .16)), .006+.02*R.random(), R.uniform(.007, .015)))
    for i in range(90): a = R.uniform(-.9, 1.3); d = rad*R.uniform(.92, 1.45); pts.append((near.x+d*cos(a), near.y+d*sin(a), abs(R.gauss(0, .075))+.01, R.uniform(.005, .011)))
    for m, j in ((mat('grA', '#9d9182', .85, var=.3, vscale=40, snow=0), 0), (mat('grB', '#7f7a74', .85, var=.3, vscale=40, snow=0), 1), (mat('grC', '#b3a48c', .85, var=.25, vscale=40, snow=0), 2)): more.crumbs(pts[j::3], m, 'grit', j+2)
    hl = lambda x, y: .14; turf(cam, lk, 1600, 30, hl, lambda x, y: y < -5.8, SPR, 'sD', .09, 60); box((80, 40, .1), (0, -25.7, .09), LAWN(), bevel=0); hedge((-24, -9, .1), (10, -9, .1), 1.2, .9, 0); house((-9, -18, .1), radians(12), 11, 7, 3.3, col='#c49a4c'); house((-26, -15, .1), radians(30), 10, 7, 3.3, col='#8d3a2c')
    for i, (x, y) in enumerate(((-3, -12), (-15, -11), (-22, -10), (-32, -6), (-36, 2))): leaf_tree((x, y, .1), i % 4, .9, kind='fresh', n=9000, leaf=.11, bark='#e0dcd2')
    hills(cam, lk, 'spring', 4, ((80, 270, 44, 420),), 60, 0, .3); sky('morning', 92, 25, 1.15); camera(cam, lk, 35, dof=near+Vector((.25, .3, .15)), fstop=2.2); return (14, 900)


if __name__ == '__main__': main(dict(brushes=brushes))
