"""The caretaker's van in the evening. It stands at the right, where the sign leaves the picture free."""
import sys, os; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
from forest_edge import *
from forest_edge import core, turf
from kit.more import van


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


if __name__ == '__main__': main(dict(dusk=dusk))
