"""The on-call van at blocks of flats on a snowy evening."""
import sys, os; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
from scenes_winter import *
from scenes_winter import core


def duskblocks(v='blue', shot='hero'):
    hf = lambda x, y: .05+.02*fbm(x, y, 1., 3, 5)+(.30+.22*fbm(x, y, .3, 3, 2)+.22*math.exp(-((y-3.6)/.6)**2))*max(sstep(2.9, 3.6, y)*(1-sstep(1.9, 1.5, abs(x-4.2))*sstep(12, 11, y)), sstep(-3.4, -4.0, y))
    ground(hf, (-22, 16, -8, 13), .16, (-200, 200, -40, 220), 3.2, snowroad(road='#9fabb9', road2='#d6dee6', bump=.35), dict(r=lambda x, y: .9*sstep(3.4, 2.8, abs(y+.3)), d=lambda x, y: y))
    core.SNOW['amount'] = 0; V = (-.9, .5, .05); a = radians(6); van(V, a, 8, .0); M = Matrix.Translation(V)@Matrix.Rotation(a, 4, 'Z')
    for y in (-.68, .68): q = M@Vector((2.75, y, .9)); spot(q, M@Vector((12, y*1.8, 0)), 800, '#fff0d2', 60, .7)
    point(M@Vector((.55, 0, 2.75)), 150, '#ff8a1a', .2); block((-1.5, 18.5, .2), 0, .9, 1.9, 4, 7, '#b9a68d'); block((-28, 8, .2), pi/2, .9, 1.8, 4, 5, '#a8785e')
    for x, y in ((6.4, 4.3), (-8.6, 4.3), (-22, 4.3)): lamp((x, y, .2), -pi/2, 26, 5.4); spot((x, y-1.4, 5.6), (x+.3, y-2.6, 0), 1500, '#ffc987', 120, .8)
    point((4.2, 11.6, 2.6), 160, '#ffc27a', .2); spot((3.5, -10, 6), (-.4, .4, 1.2), 1700, '#b9c8ff', 48, .9, .8)
    for i, (x, y, k) in enumerate([(-5.2, 8.5, .8), (9.5, 8, .95), (-15, 8.5, .9), (13.5, 12, 1.1)]): spruce_near((x, y, .3), i, k, .9)
    car((-12.2, 1.9, .06), pi+.03, snow=.9); camera((5.8, -8.4, 1.75), (-1.6, 2.6, 2.2), 30, dof=(0, 0, 1), fstop=3.2); falling(3600, 2, 3., 34, .011, .10); backhills('winter', ((130, 46, 1, 4500),)); light('blue', 200, 1., gaz=150); return (25, 500)


if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--')+1:]; v, shot, out = a[1:4]; w, spp = int(a[4]), int(a[5])
    reset(); random.seed(1); core.SNOW['amount'] = 0; mist = duskblocks(v, shot); render(out, w, round(w*1067/1600), spp, mist)
