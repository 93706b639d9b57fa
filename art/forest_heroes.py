"""Heroes whose forest reaches up to the top of the picture, so that white words stand on trees and not on sky."""
import sys, os; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
import scenes_winter as W
from scenes_winter import *
from scenes_winter import core


def slope(cam, look, r0=48, r1=120, rise=.5, step=4.2, spread=44, seed=3, snow=.55, size=(1.25, 1.9), ground_=None, gap=3.0, mix=(), shadow=True, ragged=0.):
    """a hillside of spruces rank on rank across the view, from r0 to r1 metres away"""
    az = atan2(look[1]-cam[1], look[0]-cam[0]); sp = radians(spread); R = random.Random(seed); hz = lambda r, a: max(0, r-r0-ragged*1.3)*rise*(1+.22*noise.noise(Vector((a*3., r*.012, seed))))
    had = set(bpy.data.objects); nr, nt = 14, 30; vs = [(cam[0]+r*cos(a), cam[1]+r*sin(a), hz(r, a)-.4) for r in [r0-2+(r1-r0+8)*i/nr for i in range(nr+1)] for a in [az-sp+2*sp*j/nt for j in range(nt+1)]]
    obj('slope', mesh('slope', vs, [(i*(nt+1)+j, i*(nt+1)+j+1, (i+1)*(nt+1)+j+1, (i+1)*(nt+1)+j) for i in range(nr) for j in range(nt)], ground_ or mat('slopeS', '#7f90a6', .9, var=.2, vscale=.3, snow=0), smooth=True))
    r = r0
    while r < r1:
        n = int(2*sp*r/gap)
        for i in range(n):
            a = az-sp+2*sp*(i+R.random())/n; q = r+R.uniform(-.5, .5)*step+ragged*(1+noise.noise(Vector((a*7., 3.1, seed)))+.5*noise.noise(Vector((a*23., 1.1, seed)))); k = R.uniform(*size)
            if mix and R.random() < .16: mix[R.randrange(len(mix))]((cam[0]+q*cos(a), cam[1]+q*sin(a), hz(q, a)-.5), R.randrange(4), k*.62)
            else: spruce((cam[0]+q*cos(a), cam[1]+q*sin(a), hz(q, a)-.5), R.randrange(99), k, snow, lod=1. if r < r0+9 else .6)
        r += step
    if not shadow:
        for o in set(bpy.data.objects)-had: o.visible_shadow = False   # a low sun behind the hill still reaches the road


def plough_hero(v='dawn', shot='hero'):
    """the loader comes towards us at the right and throws snow to the left"""
    def hf(x, y):
        a = abs(y); n = fbm(x, y, .22, 3, 2)*.30; z = .04+.012*fbm(x, y, 1.6, 3, 5)
        if y < .35: z += .20*sstep(3.3, 4.3, x-.55*(y+1.5))*sstep(.35, .1, y)*(1+.25*fbm(x, y, .9, 3, 1))
        bank = (.42 if y > 0 else .40+.45*sstep(4, 0, x))*math.exp(-((a-4.5)/.8)**2)*(.8+.55*fbm(x, y, .55, 4, 8)); fld = .32+n+.015*max(0, a-8); t = sstep(3.15, 4.1, a)
        return z*(1-t)+t*(fld*sstep(4, 6.5, a)+bank+.16)
    rf = lambda x, y: .95*sstep(3.5, 3.0, abs(y))*(1-sstep(3.2, 4.0, x-.55*(y+1.5))*sstep(.5, .1, y))
    ground(hf, (-30, 22, -18, 10), .14, (-240, 140, -240, 120), 3.2, snowroad(road='#b3bfcd', road2='#dde5ec', bump=.35), dict(r=rf, d=lambda x, y: y))
    L = (-2.2, -1.5, .05); wheel_loader(L, 0, 6, yaw=-.5)
    cam = Vector((14.5, 4.4, 2.2)); camera(cam, (1.4, -8.05, 1.75), 30, dof=(1.5, -.6, 1.4), fstop=3.5)
    snow_throw((L[0]+3.72-.78, L[1]-1.55), (L[0]+3.72+.84, L[1]+1.54), (-.12, -1), 26000, 5.2, 2.5, 3, 18, .25, .30, .06)
    clods(900, lambda R: (R.uniform(-12, 3), -3.4+R.gauss(0, .4)), hf, 4, .015, .09); clods(500, lambda R: (R.uniform(-20, 14), 3.5+R.gauss(0, .35)), hf, 5, .015, .08); clods(260, lambda R: (R.uniform(-18, 2), .3+R.gauss(0, .12)), hf, 6, .012, .05)
    stakes([(-6-i*9., 4.75) for i in range(4)]+[(5-i*9., -4.9) for i in range(7)], hf, 2.1); core.SNOW['amount'] = 0
    fence((-26, -9.4, .5), (9, -9.6, .5), snow=.6)
    for i, (x, y, s) in enumerate([(-16, -13.5, 1.05), (-20, -10.6, .7), (-9, -16.5, .9), (-25, -12, 1.15)]): spruce_near((x, y, hf(x, y)-.2), i, s, .8)
    slope(cam, (1.5, -8.2), 50, 132, .55, spread=40)
    light('dawn', 338, 1.05, 9.5, 240, glow=.5); return (25, 800)


def edge_hero(v='dawn', shot='hero'):
    """the loader stands low enough to be clear of the header's button on a phone"""
    W.backhills = lambda *a: None; put = W.wheel_loader; W.wheel_loader = lambda loc, *a, **k: put((27, -.9, .03), *a, **k); m = edge(v, shot)
    bpy.data.objects.remove(core.S.camera); camera((0, .15, .62), (8, -.75, .70), 36, dof=(4.4, .6, .2), fstop=4.0); slope((0, .15), (8, -.4), 56, 144, .52, shadow=False); return m


def field_hero(v='dawn', shot='hero'):
    W.backhills = lambda *a: None; m = field(v, shot); slope((0, 0), (12, .9), 70, 200, .40, step=5.0, gap=3.6, size=(.8, 2.1), shadow=False, ragged=16, ground_=snowmat()); return (20, 420)


SC = dict(plough=plough_hero, edge=edge_hero, field=field_hero)
if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--')+1:]; nm, v, shot, out = a[:4]; w, spp = int(a[4]), int(a[5]); h = int(os.environ.get('H') or 0) or round(w*1067/1600)
    import time; t = time.time(); reset(); random.seed(1); core.SNOW['amount'] = 0; mist = SC[nm](v, shot); print(f'BUILD {time.time()-t:.1f}s'); render(out, w, h, spp, mist)
