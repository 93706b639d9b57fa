"""A felled spruce at the edge of the forest: fresh stump with hinge, butt end, limbed stem, tops not limbed yet, limbs in a heap. Calm at the left, dark forest up to the top."""
import sys, os; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
from scenes_green import *
from scenes_green import core
import kit.more as more


def chainsaw(loc, rot=(0, 0, 0), s=1.):
    """bar towards +x"""
    e = empty('saw', loc, rot, s); O = orange(); D = dark(); st = steel()
    prof([(-.20, .02), (-.22, .10), (-.16, .19), (.06, .20), (.13, .13), (.13, .02)], .15, O, e, bevel=.025, seg=4); box((.2, .16, .05), (-.06, 0, .215), D, e, bevel=.02); box((.1, .05, .11), (.07, -.09, .09), D, e, bevel=.015); cyl(.055, .03, (-.08, -.085, .11), D, e, (pi/2, 0, 0), 20, .005)
    vs = [(.08, .045), (.42, .05), (.475, .075), (.485, .095), (.475, .115), (.42, .14), (.08, .145)]; prof(vs, .008, st, e, (0, .05, 0), bevel=0); prof([(x*1.015+.002, .095+(z-.095)*1.22) for x, z in vs], .005, D, e, (0, .05, 0), bevel=0)
    tube([(.0, -.1, .12), (-.01, -.12, .25), (.0, -.07, .33), (.0, .07, .33), (.02, .11, .20), (.03, .1, .08)], .013, D, e); tube([(-.18, 0, .06), (-.34, 0, .055), (-.40, 0, .11), (-.36, 0, .17), (-.2, 0, .18)], .019, D, e); prof([(.10, .21), (.12, .33), (.135, .33), (.125, .21)], .13, D, e, bevel=.005); return e


def forest(hf):
    """spruces of the edge, ranks behind, a few leaf trees"""
    R = random.Random(8)
    T = [(-7.5, 13, 1.5), (-11, 10, 1.45), (-4.2, 16, 1.75), (4.8, 13.5, 1.55), (9.0, 13, 1.75), (12.2, 9.5, 1.5), (-13.5, 6.5, 1.5), (14.5, 14, 1.8), (7.2, 17.5, 1.8), (-9, 17, 1.8), (2.2, 18.5, 1.8), (-1.3, 19.5, 1.85), (11.5, 18, 1.9), (-14, 15, 1.7)]
    for i, (x, y, s) in enumerate(T): more.spruce_near((x, y, hf(x, y)-.15), i, s, 0., None, None, 10, 2.1)
    for i in range(90):
        x, y = R.uniform(-42, 42), R.uniform(22, 44); spruce((x, y, hf(x, y)-.3), i, R.uniform(1.6, 2.2), 0, lod=.6)
    trees([(-6.2, 11.5, 'gold', .9), (6.4, 11.8, 'gold', .8), (-15, 11, 'rust', .95), (17, 10, 'gold', 1.1)], hf, 7000)


def felled(v='autumn', shot='wide'):
    hf = lambda x, y: .22*fbm(x, y, .13, 3, 1)+.05*fbm(x, y, .9, 3, 4)+.035*max(0, y-10)
    moss = mat('moss', '#7d7a48', .95, var=.26, vscale=.9, bump=.4, bscale=5, spec=.1); dirt_ = mat('sawdust', '#b99765', .95, var=.2, vscale=3, bump=.4, bscale=30, spec=.05); S0 = (1.05, -4.1); az = radians(63); B0 = (1.62, -3.05); d = Vector((cos(az), sin(az)))
    land((-16, 18, -9, 22), .16, hf, [moss, dirt_], lambda x, y: 1 if (x-S0[0]-.15)**2+(y-S0[1]-.1)**2 < .42+.3*fbm(x, y, 2., 3, 4) else 0, moss)
    cam, lk = (-.2, -9.6, 1.7), (.35, 0, 1.72)
    near = lambda x, y: (x-S0[0])**2+(y-S0[1])**2 < .75 or abs((x-B0[0])*-d.y+(y-B0[1])*d.x) < .34 and -.4 < (x-B0[0])*d.x+(y-B0[1])*d.y < 9
    grass(cam, lk, 3000, 34, hf, lambda x, y: not near(x, y), 46, cols=('#8f8a4a', '#7d8145', '#a08c50'), key='aut5', h=.14)
    R = random.Random(3); leaves_on([(x, y, hf(x, y)+R.uniform(.03, .10)) for x, y in ((R.uniform(-12, 12), R.uniform(-8, 13)) for _ in range(2600))], .055, ('#c98f42', '#b56f38', '#cda552'), 4)
    # stump: low, with the notch open towards the stem and the hinge still standing
    z0 = hf(*S0); stump((S0[0], S0[1], z0), .30, .36); h = box((.035, .5, .075), (S0[0]+.13*d.x, S0[1]+.13*d.y, z0+.375), mat('hinge', '#d2aa72', .8, var=.25, vscale=20, snow=0), rot=(0, 0, az), bevel=.004)
    chainsaw((S0[0]-.06, S0[1]-.10, z0+.345), (0, 0, radians(-152)), 1.15)
    fs = felled_spruce((B0[0], B0[1], hf(*B0)+.02), az, 15.5, .27, .27, 2, 1.75, 8.2)
    for i in range(44):   # cut knots along the limbed part
        x = R.uniform(.6, 8.2); a = R.uniform(-.6, pi+.6); r = .27*(1-x/15.5*.88); q = Vector((x, cos(a)*r, .27*(1-.25*x/15.5)+sin(a)*r)); n = Vector((.25, cos(a), sin(a))).normalized(); rod(q-n*.02, q+n*.035, .021, bark(), fs, 8); rod(q+n*.034, q+n*.037, .018, cutm(), fs, 8)
    P = []
    for i in range(2600): a = R.uniform(0, 6.3); r = abs(R.gauss(0, .5)); x, y = S0[0]+.2+r*cos(a), S0[1]+.15+r*sin(a); P.append((x, y, hf(x, y)+.01))
    chipsmesh(P, .022, mat('chip', '#d2b07a', .85, var=.18, vscale=8, snow=0), 5, .25)
    for i in range(46):   # limbs in one heap
        r = abs(R.gauss(0, .55)); a = R.uniform(0, 6.3); x, y = .15+1.5*r*cos(a), 2.4+.9*r*sin(a); obj('nb', needle_branch(i % 3+1), None, (x, y, hf(x, y)+.12+max(0, .8-.7*r)*R.random()), (R.uniform(-.4, .4), R.uniform(-.15, .25), R.gauss(2.6, .7)), R.uniform(.8, 1.15))
    logpile((-5.2, 5.4, hf(-5.2, 5.4)-.03), radians(-62), 6, 4, 3.6, .24, 3)
    wheel_loader((.9, 12.6, hf(.9, 12.6)+.02), radians(-128), 6, 'bucket')
    forest(hf)
    hills(cam, lk, 'autumn', 9, ((60, 240, 90, 500), (300, 800, 160, 420)), 60, 1, .15); sky('autumn', 240, 21, 1.45); camera(cam, lk, 30, dof=(1.2, -3.6, .4), fstop=3.5); return (22, 1200)


def grapple(p, n=(4, 4, 3), L=4.2, r=.16):
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


def carry(v='autumn', shot='wide'):
    hf = lambda x, y: .20*fbm(x, y, .13, 3, 3)+.05*fbm(x, y, .9, 3, 4)+.035*max(0, y-10)-.05*sum(math.exp(-((x-.55*y-c)/.32)**2) for c in (1.0, 3.0))*sstep(14, 10, y)
    moss = mat('moss', '#7d7a48', .95, var=.26, vscale=.9, bump=.4, bscale=5, spec=.1); trail = mat('trail', '#6e5c42', .95, var=.25, vscale=1.5, bump=.7, bscale=8, spec=.1); land((-17, 18, -9, 22), .16, hf, [moss, trail], lambda x, y: 1 if min(abs(x-.55*y-c) for c in (1.0, 3.0)) < .36+.16*fbm(x, y, 1.4, 2, 4) and y < 13 else 0, moss)
    cam, lk = (-.4, -10.4, 1.9), (-.15, 0, 2.05); on = lambda x, y: min(abs(x-.55*y-c) for c in (1.0, 3.0)) < .62 and y < 13
    grass(cam, lk, 3000, 34, hf, lambda x, y: not on(x, y), 46, cols=('#8f8a4a', '#7d8145', '#a08c50'), key='aut5', h=.13); R = random.Random(3); leaves_on([(x, y, hf(x, y)+R.uniform(.03, .10)) for x, y in ((R.uniform(-12, 12), R.uniform(-8, 13)) for _ in range(2600))], .055, ('#c98f42', '#b56f38', '#cda552'), 4)
    a = radians(-138); q = (4.0, 2.3); l = wheel_loader((q[0], q[1], hf(*q)+.02), a, 6, 'none'); grapple(l)
    logpile((10.2, 7.6, hf(10.2, 7.6)-.03), radians(72), 7, 5, 4.2, .24, 3); stump((-2.3, 1.6, hf(-2.3, 1.6)), .34, .34); stump((-4.8, 6.0, hf(-4.8, 6)), .36, .36); stump((-.6, 7.8, hf(-.6, 7.8)), .32, .34); log((-7.6, 4.0, hf(-7, 4)+.22), (-3.4, 3.1, hf(-4, 3)+.2), .21)
    forest(hf); hills(cam, lk, 'autumn', 9, ((60, 240, 90, 500), (300, 800, 160, 420)), 60, 1, .15); sky('autumn', 236, 21, 1.45); camera(cam, lk, 30, dof=(3, 0, 1), fstop=3.5); return (22, 1200)


SC = dict(felled=felled, carry=carry)
if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--')+1:]; nm, v, shot, out = a[:4]; w, spp = int(a[4]), int(a[5]); H = int(os.environ.get('H') or 0)
    import time; t = time.time(); reset(); random.seed(1); core.SNOW['amount'] = 0.; mist = SC[nm](v, shot); print(f'BUILD {time.time()-t:.1f}s'); render(out, w, H or round(w*1067/1600), spp, mist, bounces=2)
