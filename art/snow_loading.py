"""Snow from the bucket of a wheel loader on a lorry, whose cab stands towards the camera."""
import sys, os, inspect; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
import scenes_winter as W
from scenes_winter import *
from scenes_winter import core


def loading(v='day', shot='hero'):
    s = inspect.getsource(W.loading); i = s.index("    R = random.Random(4); pts = []"); j = s.index("    clods(900,"); s = s[:i]+s[j:]
    for a, b in (("lift=1.3, tilt=.42, scale=S_)", "lift=1.62, tilt=.62, scale=S_)"), ("truck((4.6, 2.4, .05), pi/2, 4, body='snowload', plow=False)", "truck((5.25, -.6, .05), -pi/2+.04, 4, body='snowload', plow=False)"), ("camera((-3.6, -11.6, 2.3), (1.4, 1.2, 2.0), 32, dof=(.5, .5, 2), fstop=3.5)", "camera((-2.4, -14.4, 2.0), (2.35, .2, 2.2), 35, dof=(2.5, -1, 2), fstop=5)"),
        ("wheel_loader((-.9, 1.0, .05), 0, 3", "LOADER = wheel_loader((.62, 1.0, .05), 0, 3"), ("(-15, 15, -10, 13), .15", "(-15, 15, -17, 13), .15"), ("clods(160, lambda R: (2.2+R.gauss(0, .5), 1+R.gauss(0, 1.2))", "clods(220, lambda R: (3.5+R.gauss(0, .35), .6+R.gauss(0, 1.3))"), ("garage((11.5, 15, .3), radians(-110), snow=.9, col='#c8923a', W=7.5)", "None"), ("return (30, 900)", "return LOADER")):
        assert a in s, a; s = s.replace(a, b)
    exec(s, W.__dict__); W.loading(v, shot); bpy.context.view_layer.update(); M = next(o for o in bpy.data.objects if o.name.startswith('tool') and o.type == 'EMPTY').matrix_world; lip = [M @ Vector((4.5, y, .22)) for y in (-1.36, 1.36)]; print('BUILD lip', lip)
    R = random.Random(4); pts = []; fine = []; top = lambda y: 2.42+.34*math.exp(-((y-.9)/1.2)**2)
    for i in range(9000):   # from the lip down to the load: a sheet that frays
        t = R.random()**.85; q = lip[0].lerp(lip[1], R.random()); y = q.y*(1-.10*t)+.10*t+R.gauss(0, .02+.07*t); pts.append((q.x+.04+.40*sqrt(t)+R.gauss(0, .03+.11*t), y, q.z+(top(y)-q.z)*t**1.3+R.gauss(0, .04), .014+.03*R.random() if R.random() < .84 else .045+.06*R.random()))
    for i in range(3000): q = lip[0].lerp(lip[1], R.uniform(-.04, 1.04)); t = R.random(); fine.append((q.x+.1+.4*t+R.gauss(0, .28), q.y+R.gauss(0, .18), q.z+(2.5-q.z)*t+R.gauss(0, .10), R.uniform(.005, .016)))
    for i in range(9000): x, y = 5.25+R.uniform(-1.05, 1.05), R.uniform(-1.9, 2.9); pts.append((x, y, top(y)-.22+.16*(1-((x-5.25)/1.05)**2)+abs(R.gauss(0, .035)), R.uniform(.025, .085)))   # the load
    for i in range(3600): t = R.random(); q = M @ Vector((3.42+1.08*t, R.uniform(-1.33, 1.33), .24+.42*(1-t)*R.random()**.6)); pts.append((*q, R.uniform(.03, .10)))   # what is still in the bucket
    crumbs(pts, mat('spraym', '#f4f7fb', .6, snow=0), 'fall', 3); crumbs(fine, mat('spraym', '#f4f7fb', .6, snow=0), 'dust', 5)
    blob((5.25, .7, 2.16), 1., snowmat(), scale=(1.06, 2.1, .46))
    for i, (x, y, k) in enumerate([(14.5, 15, 1.2), (11, 19, 1.1)]): spruce_near((x, y, .3), i, k, .85)
    return (30, 900)


SC = dict(loading=loading)
if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--')+1:]; nm, v, shot, out = a[:4]; w, spp = int(a[4]), int(a[5]); h = int(os.environ.get('H') or 0) or round(w*1067/1600)
    import time; t = time.time(); reset(); random.seed(1); core.SNOW['amount'] = 0; mist = SC[nm](v, shot); print(f'BUILD {time.time()-t:.1f}s'); render(out, w, h, spp, mist)
