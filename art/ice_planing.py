"""Ice planed off a road: it breaks into a ridge of lumps along the blade."""
import sys, os; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
from scenes_winter import *
from scenes_winter import core


def iceplane(v='day', shot='hero'):
    """Grey ice in front of the blade, the rough road behind it; the ice breaks into a ridge of lumps along the blade"""
    L = (-2.9, -.4, .03); bx = L[0]+3.3; blade = lambda y: bx+.30-.38*y
    def hf(x, y):
        a = abs(y); t = sstep(3.2, 4.2, a); c = sstep(blade(y), blade(y)-.3, x)*sstep(2.0, 1.8, abs(y+.4)); z = .085+.010*fbm(x, y, .7, 3, 5)-c*(.05-.016*abs(sin(y*15))); ridge = .20*math.exp(-((y+2.45)/.34)**2)*sstep(1.1, -.6, x)*(.7+.7*fbm(x, y, 1.6, 3, 2))
        return z*(1-t)+t*(.45+.3*fbm(x, y, .2, 3, 2)+.5*math.exp(-((a-4.5)/.7)**2)*(.8+.55*fbm(x, y, .55, 4, 8)))+ridge
    ground(hf, (-9, 8, -5, 7), .06, (-160, 80, -90, 120), 2.5, snowroad(road='#8fa0ac', road2='#c3ced6', rough=.34, bump=.30, spec=.35), dict(r=lambda x, y: .95*sstep(3.6, 3., abs(y)), d=lambda x, y: y*1.6), drop=.04)
    wheel_loader(L, 0, 4, tool='ice', yaw=-.36); camera((5.7, -3.0, .95), (.3, -.35, 1.12), 32, dof=(1.2, -1., .4), fstop=5); R = random.Random(4); P = []; small = []
    for i in range(4600):   # along the blade, thicker towards its trailing end
        t = R.random()**1.15; y = -2.15+3.2*t; h = .46*(1-t)**1.1+.08; a = R.uniform(0, pi); q = h*R.random()**.6; P.append((blade(y)+.02+abs(q*cos(a)), y+R.gauss(0, .05), .09+q*sin(a)*.95, R.uniform(.010, .04)*(.5+.6*(1-t)) if R.random() < .93 else R.uniform(.04, .075)*(1-t*.6)))
    for i in range(2400): x = R.uniform(-8, 1.0); y = -2.45+R.gauss(0, .30); P.append((x, y, hf(x, y)+abs(R.gauss(0, .02)), R.uniform(.012, .055)))
    for i in range(1700):    # what flies off, low, never over the blade
        t = R.random(); y = -1.9+1.5*R.random()**1.5; small.append((blade(y)+.1+.5*t, y-.75*t-.2*R.random(), .12+1.7*t*(1-t)*R.random()**1.2, R.uniform(.006, .022)))
    for i in range(700): x = R.uniform(.4, 3.2); y = R.uniform(-2.6, 1.6); small.append((x, y, hf(x, y)+.005, R.uniform(.005, .014)))
    crumbs(P, mat('icelump', '#cfdde6', .38, spec=.5, var=.14, vscale=4, snow=0), 'lumps', 3); crumbs(small, mat('icedust', '#eef4f8', .6, snow=0), 'dust', 5)
    for i, (x, y, k) in enumerate([(-9, 9, 1.1), (-14, 8, .9), (-21, 9.5, 1.2), (-6, 13, 1.2), (-28, 8, 1.)]): spruce_near((x, y, .3), i, k, .85)
    house((-13, 17, .4), radians(-165), snow=.9, lit=0, col='#8e2f25'); villa((-34, 13, .4), radians(-160), .9, 0); stakes([(-1-i*8., 4.8) for i in range(6)]+[(-9-i*8., -4.8) for i in range(5)], hf); backhills('winter', ((130, 34, 5, 4500), (380, 84, 2, 6500))); light('day', 322, 1.15, 15, 170, glow=.4); return (20, 700)


SC = dict(iceplane=iceplane)
if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--')+1:]; nm, v, shot, out = a[:4]; w, spp = int(a[4]), int(a[5]); h = int(os.environ.get('H') or 0) or round(w*1067/1600)
    import time; t = time.time(); reset(); random.seed(1); core.SNOW['amount'] = 0; mist = SC[nm](v, shot); print(f'BUILD {time.time()-t:.1f}s'); render(out, w, h, spp, mist)
