"""The valley from above, in summer and, on the same land, in fall, under hills that reach the top of the picture."""
import sys, os, inspect; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
import scenes_green as G
from scenes_green import *
from scenes_green import core


def under_high_hills():
    old = G.hills; G.hills = lambda cam, look, season, seed, rings, *k, **q: old(cam, look, season, seed, ((230, 560, 210, 1900), (620, 1300, 420, 2400)), *k, **q)


def seen_from_above(): bpy.data.objects.remove(core.S.camera); camera((-31, -6, 17), (62, 12, 1.5), 34)


def valley_autumn(v, shot):
    under_high_hills(); s = inspect.getsource(G.valley)
    for a, b in (("sd = 2.6 if au else .4", "sd = .4"), (" if not au else (6+17*sin(x*.019+.9)+ax(x)*.5)", ""), ("if not au: on(truck, 24, -1, body='tipper', plow=False, scale=1.25); on(car, 62, 1, col='#a9b0b2', scale=1.15); on(wheel_loader, 104, 1, tool='bucket', scale=1.2)", "if True: on(wheel_loader, 24, -1, tool='bucket', scale=1.25); on(truck, 70, 1, body='tipper', plow=False, scale=1.2)")):
        assert a in s, a; s = s.replace(a, b)
    exec(s, G.__dict__); m = G.valley('autumn', 'wide'); seen_from_above(); return m


def valley_summer(v, shot):
    under_high_hills(); m = G.valley('summer', 'wide'); seen_from_above(); return m


SC = dict(autumn=valley_autumn, summer=valley_summer)
if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--')+1:]; nm, v, shot, out = a[:4]; w, spp = int(a[4]), int(a[5]); H = int(os.environ.get('H') or 0)
    import time; t = time.time(); reset(); random.seed(1); core.SNOW['amount'] = 0.; mist = SC[nm](v, shot); print(f'BUILD {time.time()-t:.1f}s'); render(out, w, H or round(w*1067/1600), spp, mist, bounces=2)
