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
    W.backhills = lambda *a: None; m = plough(v, shot); c = core.S.camera; bpy.data.objects.remove(c); cam, lk = (11.0, 6.6, 1.95), (3.9, -.45, 1.75)
    camera(cam, lk, 37, dof=(1.5, -.6, 1.4), fstop=2.5); slope(cam, lk, 56, 130, .55); return (25, 420)


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
