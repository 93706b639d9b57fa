"""The yard at night from edge to edge: machines at rest before a lit workshop, at the right. Calm at the left (words stand there)."""
import sys, os; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
from scenes_winter import *
from scenes_winter import core


def workshop(loc, L=11, W=17, H=5.3, doors=3, lit=1.25):
    """red workshop with tall sectional doors, high enough for a loader; a row of lit panes in each door"""
    p = house(loc, -pi/2, L, W, H, col='#7e2a22', pitch=17, snow=.9, porch=False, chimney=False, bare=True, roofc='#33363a')
    dm = mat('gdoor', '#c9cfd2', .5, snow=0); tm = mat('trim#f2eee6', '#f2eee6', .6, snow=0); glow = emis('pane_lit', '#ffb365', lit); dw = 4.1; dh = 4.4
    for i in range(doors):
        y = -W/2+W*(i+.5)/doors
        for k in range(8):
            box((.07, dw, dh/8-.02), (L/2+.05, y, .14+dh*(k+.5)/8), dm, p, bevel=.02)
            if k in (4, 5):
                for j in range(4):
                    o = box((.03, .78, dh/8-.16), (L/2+.095, y-dw/2+dw*(j+.5)/4, .14+dh*(k+.5)/8), glow, p, bevel=0); o.visible_diffuse = False
        for s in (-1, 1): box((.14, .2, dh+.25), (L/2+.07, y+s*(dw/2+.11), .1+dh/2), tm, p, bevel=.02)
        box((.15, dw+.6, .22), (L/2+.07, y, dh+.34), tm, p, bevel=.02)
    for y in (-1.5, 1.5):
        w = window(p, (L/2+.06, y, 6.85), 1.5, 1., 0, 0, '#f4f1ea', (2, 1))
        o = box((.05, 1.5, 1.), (L/2+.062, y, 6.85), glow, p, bevel=0); o.visible_diffuse = False
    for y in (-W/3, 0, W/3):   # lamps over the doors
        box((.5, .08, .08), (L/2+.28, y, 5.42), dark(), p, bevel=.01); o = box((.34, .34, .1), (L/2+.46, y, 5.38), emis('wall_l', '#ffcf8a', 20), p, bevel=.02); o.visible_diffuse = False
    return p


def yard2(v='night', shot='hero'):
    trk = lambda x, y: max(math.exp(-((x-c-.16*y-.012*(y-3)**2)/.34)**2) for c in (4.0, 5.9, -3.2, -1.3))*sstep(9, 7, y)
    inn = lambda x, y: sstep(-18.5, -16.6, x)*sstep(20.5, 18.6, x)
    def hf(x, y):
        t = 1-inn(x, y); z = .05+.03*fbm(x, y, .5, 3, 5)+.012*fbm(x, y, 2., 3, 1)-.045*trk(x, y)
        return z+t*(.75+.5*fbm(x, y, .25, 3, 2))+.55*math.exp(-((t-.5)/.3)**2)*(.7+.5*fbm(x, y, .6, 3, 8))*(t > .02)+.015*max(0, y-24)
    ground(hf, (-22, 18, -15, 14), .13, (-220, 220, -60, 240), 3.2, snowroad(road='#a8b5c4', road2='#d9e1e8', bump=.3), dict(r=lambda x, y: .9*trk(x, y), d=lambda x, y: x-.16*y), drop=.04)
    g = workshop((3.6, 14.5, .05))
    core.SNOW['amount'] = .9
    wheel_loader((-.75, 4.4, .03), radians(-104), 0, tool='bucket')
    truck((6.4, 3.9, .01), radians(-106), 0, body='gritter', plow=True, yaw=-.25)
    van((2.75, 5.0, .05), radians(-104), 0, .7); core.SNOW['amount'] = 0
    for y in (-17/3, 0, 17/3): spot((3.6+y, 8.5, 5.2), (3.6+y*1.02, 2.2, 0), 2300, '#ffbd72', 118, .9, .25)
    lamp((-12.6, 3.2, .2), -.25, 0, 7.0); o = box((.6, .18, .03), (-11.15, 2.83, 7.6), emis('lampE', '#ffd9a0', 26), bevel=0); o.visible_diffuse = False
    spot((-11.2, 2.8, 7.5), (-8.2, .2, 0), 2700, '#ffc987', 112, .9, .3)
    house((-17, 13, .3), radians(32), 9, 7, 3.4, snow=.9, lit=3, col='#c8923a')
    for i, (x, y, k) in enumerate([(-25, 20, 1.7), (-19, 9, 1.1), (-10.8, 19, 1.75), (-7.6, 23, 1.9), (17.8, 17.5, 1.7), (21.5, 13.5, 1.45), (14.8, 24, 1.9), (25.5, 18, 1.7), (-28, 13, 1.5), (29, 14, 1.5)]): spruce_near((x, y, hf(x, y)-.1), i, k, .9)
    R = random.Random(3)
    for i in range(90):
        x, y = R.uniform(-70, 80), R.uniform(27, 70); spruce((x, y, hf(x, y)-.4), i, R.uniform(1.3, 2.0), .8, lod=.6)
    stakes([(-13.9, -5.5), (-14.6, .5), (19.4, -3.5), (19.8, 2.)], hf, 2.1)
    camera((-4.9, -14.0, 1.9), (-3.0, 4, 3.05), 23.5, dof=(3, 3, 1), fstop=5)
    spot((-6, -15, 11), (3, 2, .5), 3600, '#a9c0ff', 70, 1., 3.)      # moonlight from the front
    spot((12.5, -11.5, 8.), (5.6, 1.5, 1.2), 5600, '#ffcf98', 46, .9, .5)  # mast at the right, outside the picture
    spot((-9.5, -9.5, 7.), (-.6, 2.5, 1.2), 5200, '#ffcf98', 42, .9, .5)
    backhills('winter', ((120, 62, 5, 5500), (300, 120, 7, 6000)))
    world([(0, '#43587f'), (.2, '#2a4068'), (.5, '#1a2c50'), (1, '#0d1830')], '#34549a', .42, (75, 2, '#8a5a4a', 7, .10)); sun(32, 235, .22, '#9db8ff', 3)
    for o in bpy.data.objects:
        if o.type == 'LIGHT': o.visible_glossy = False   # no glare of the lamps in the windscreens
    return (25, 500)


SC = dict(yard2=yard2)
if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--')+1:]; nm, v, shot, out = a[:4]; w, spp = int(a[4]), int(a[5]); h = int(os.environ.get('H') or 0) or round(w*1067/1600)
    import time; t = time.time(); reset(); random.seed(1); core.SNOW['amount'] = 0; mist = SC[nm](v, shot); print(f'BUILD {time.time()-t:.1f}s'); render(out, w, h, spp, mist)
