"""The caretaker's van in the evening: at blocks of flats in autumn, and in the driveway of a house in winter. The van stands at the right, where the sign leaves the picture free."""
import sys, os; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
from forest_edge import *
from forest_edge import core, turf
from kit.more import van, villa, ground, snowroad, backhills
from scenes_winter import light


def curtains(strength):
    """lit panes with curtains at their sides, in place of the kit's evenly lit ones"""
    m = bpy.data.materials.new('lit'); g = N(m); xyz = g.n('ShaderNodeSeparateXYZ', {0: g.n('ShaderNodeTexCoord').outputs['Object']}); d = g.math('MAXIMUM', g.math('ABSOLUTE', xyz.outputs[0]), g.math('ABSOLUTE', xyz.outputs[1]))
    side = g.n('ShaderNodeMapRange', {0: d, 1: .24, 2: .30}).outputs[0]; fold = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', d, 95.)), .16); low = g.n('ShaderNodeMapRange', {0: xyz.outputs[2], 1: -.75, 2: .5, 3: .55, 4: 1.1}).outputs[0]
    col = g.mix(side, c4('#ff9a45'), c4('#ffc489')); k = g.math('MULTIPLY', g.math('ADD', g.math('MULTIPLY', side, fold), 1.), g.math('MULTIPLY', low, strength)); g.n('ShaderNodeOutputMaterial', {0: g.n('ShaderNodeEmission', {0: col, 1: k}).outputs[0]}); core.MATS['lit'] = m


def dusk(v='autumn', shot='main'):
    """Wet asphalt, leaves, lit windows"""
    cam, lk = (7.6, -8.8, 1.75), (-1.75, 2.2, 2.0); hf = lambda x, y: .06+.05*fbm(x, y, .2, 2, 2)+.03*max(0, y-20); green = mat('lawnD', '#5b6136', .95, var=.2, vscale=.8, spec=.1); land((-40, 26, -16, 34), .5, hf, [green], lambda x, y: 0, green)
    wet = mat('wetD', '#46484c', .17, var=.16, vscale=.5, bump=.05, bscale=40, spec=.55, bdet=2.); box((90, 7.6, .2), (-18, -1.6, .03), wet, bevel=.01); box((12, 9, .2), (3.6, 5, .028), wet, bevel=.01)
    for s in (-1, 1): [kerb((20-i, -1.6+s*3.9, .06), 0) for i in range(70) if not (s > 0 and -2.5 < 20-i < 9.7)]
    van((2.5, .35, .13), radians(-7), 7, 0); shed((5.6, 8.2, .13), 0, 6.0, 2.6, 2.5, bins=0); [bin_((4.0+.95*i, 6.6, .13), -pi/2, c) for i, c in enumerate(('#3d5145', '#41505c', '#5c4a36', '#4b4f52'))]
    block((6, 21, 0), 0, 34, 10.5, 4, '#c2b08f', acc='#8d4a34', lit=2.0, lights=.42, seed=4); block((-34, 8, 0), pi/2, 30, 10.5, 4, '#a8694f', acc='#d9cfba', lit=2.0, lights=.42, seed=7)
    for x, y in ((-5.2, 3.2), (-15.5, 3.2), (-26, 3.2), (11.2, 3.4), (-.6, 12.6)): pillar_lamp((x, y, .1), 20, 3.8)
    point((-1.2, -6.8, 4.0), 480, '#ffbe76', .3); point((5.4, 7.4, 2.3), 150, '#ffc27c', .15); M = Matrix.Translation((2.5, .35, .13))@Matrix.Rotation(radians(-7), 4, 'Z'); point(M@Vector((.55, 0, 2.75)), 70, '#ff8a1a', .15)
    for y in (-.68, .68): spot(M@Vector((2.8, y, .92)), M@Vector((9, y*1.6, 0)), 420, '#ffe6bd', 62, .7, .05)
    for x, y, k, s in ((-5.9, 9, 'gold', .95), (-16.5, 8, 'gold', 1.05), (-23.5, 9, 'rust', .95), (.9, 11.5, 'rust', 1.0), (13.6, 9.5, 'gold', 1.05)): leaf_tree((x, y, hf(x, y)-.05), int(abs(x)) % 4, s, kind=k, n=13000, leaf=.085, bark='#e0dcd2' if k == 'gold' else '#6f5a48')
    R = random.Random(7); leaves_on([(x, y, .135 if y < 2.2 else .18) for x, y in ((R.uniform(-24, 11), R.choice((R.gauss(1.7, .35), R.gauss(-4.9, .35), R.uniform(-5, 2)))) for _ in range(2200))], .055, ('#b5833c', '#a3602f', '#bd9648'), 6, 'lvd')
    turf(cam, lk, 5200, 30, hf, lambda x, y: (y > 2.75 and not (-2.6 < x < 9.8 and y < 9.7)) or y < -5.75, ('#6d7242', '#767b49', '#60663a'), 'dk', .10, 52)
    leaves_on([(x, y, hf(x, y)+.07) for x, y in ((R.uniform(-20, 8), R.choice((R.uniform(-9, -5.8), R.uniform(2.9, 11)))) for _ in range(1500))], .055, ('#b5833c', '#a3602f', '#bd9648'), 9, 'lvg')
    hills(cam, lk, 'autumn', 23, ((120, 320, 60, 300), (380, 880, 150, 360)), 56, 0, .25); sky('dusk', 168)
    spot((6, -15, 7), (1.5, 0, 1), 1250, '#a9b8ff', 60, 1., 2.5); camera(cam, lk, 30, dof=(2.5, 0, 1), fstop=4.); return (20, 1150)


def oncall(v='night', shot='main'):
    """Snow, a lit house, the headlamps on the drive. The falling snow is painted afterwards (`snow=`)"""
    V, a = Vector((2.5, 2.3, .05)), radians(-132); M = Matrix.Translation(V)@Matrix.Rotation(a, 4, 'Z'); cam, lk = (1.9, -9.2, 2.0), (-1.1, 3, 2.5)
    off = lambda x, y: abs(-(x-V.x)*sin(a)+(y-V.y)*cos(a)+.010*((x-V.x)*cos(a)+(y-V.y)*sin(a))**2*.6); drv = lambda x, y: sstep(2.5, 1.8, off(x, y)+.25*fbm(x, y, .7, 2, 3))
    hf = lambda x, y: .05+.02*fbm(x, y, 1., 3, 5)+(1-drv(x, y))*(.26+.22*fbm(x, y, .3, 3, 2)+.34*math.exp(-((off(x, y)-2.75)/.55)**2)*(.75+.5*fbm(x, y, .6, 2, 8))+.03*fbm(x, y, 2.2, 3, 4)+.012*max(0, y-8))
    ground(hf, (-18, 18, -9, 18), .13, (-200, 200, -40, 220), 3.2, snowroad(road='#aab6c4', road2='#dde4ea', bump=.3), dict(r=lambda x, y: .9*drv(x, y), d=lambda x, y: off(x, y)), drop=.04)
    curtains(1.25); van(V, a, 8, .5); villa((.2, 15.2, .35), radians(-17), .9, 2.0); spot(M@Vector((2.9, 0, .95)), M@Vector((8.0, 0, -.1)), 4200, '#fff0d2', 78, .8, .25); point(M@Vector((.62, 0, 2.85)), 300, '#ff8a1a', .25)
    h = Matrix.Translation((.2, 15.2, .35))@Matrix.Rotation(radians(-17), 4, 'Z')
    spot(h@Vector((-1.2, -5.2, 2.6)), h@Vector((-1.4, -8.6, -.4)), 1100, '#ffb45a', 128, .9, .6)
    lamp((-6.4, 3.4, .3), -.35, 0, 6.0); o = box((.6, .18, .03), (-5.0, 2.9, 6.65), emis('lampE', '#ffd9a0', 24), bevel=0); o.visible_diffuse = False; spot((-5.0, 2.9, 6.5), (-2.6, 1.2, 0), 1700, '#ffc987', 116, .9, .25)
    fence((-15, 1.6, .35), (-4.6, 4.6, .35), snow=.7, col='#efeae0')
    for i, (x, y, k) in enumerate([(-9.5, 10, 1.15), (-13, 7.5, .95), (-7.5, 17, 1.3), (9.6, 14, 1.2), (12.5, 9.5, 1.0), (-16, 14, 1.3), (14, 18, 1.4)]): more.spruce_near((x, y, hf(x, y)-.1), i, k, .9)
    camera(cam, lk, 31, dof=(3, 1.6, 1), fstop=4.5); backhills('winter', ((120, 40, 5, 5000), (300, 90, 7, 6000))); light('night', 285, 1.5, gaz=70)
    for o in bpy.data.objects:
        if o.type == 'LIGHT': o.visible_glossy = False   # no glare of the lamps in the windscreen
    return (25, 500)


if __name__ == '__main__': main(dict(dusk=dusk, oncall=oncall))
