"""Pictures of swept and tended grounds, for the gallery."""
import sys, os; sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.path.abspath(__file__))]
from forest_edge import *
from forest_edge import core, main, trees, turf


GR = lambda: mat('gritm', '#9a8b76', .9, var=.2, vscale=1, snow=0)
SPR = ('#84964b', '#7a8d45', '#8f9f55')


def coop(v='spring', shot='main'):
    """the swept road of a cooperative seen from behind the sweeper: grit to the right, clean wet strip behind"""
    hf = lambda x, y: (.06*fbm(x, y, .15, 2, 3)+.06)*sstep(4.6, 5.0, abs(y))-.10*(1-sstep(4.5, 4.9, abs(y))); cam, lk = (-8.6, -3.3, 2.5), (2.4, .35, .95)
    land((-20, 40, -18, 22), .5, hf, [LAWN()], lambda x, y: 0, MEAD()); box((120, 7.2, .1), (20, 0, -.06), ASPH(), bevel=0); wet = mat('asphw', '#45484c', .34, var=.14, vscale=.8, bump=.10, bscale=60); box((40, 2.5, .006), (-18.6, -1.4, -.004), wet, bevel=0)
    pav = mat('pav', '#a8a399', .85, var=.08, vscale=2, bump=.1)
    for s in (-1, 1):
        for i in range(70): kerb((-16+i, s*3.66, .02), 0, .985)
    box((120, 1.9, .14), (20, 4.7, .03), pav, bevel=0)
    for i in range(60): box((.02, 1.9, .012), (-14+i, 4.7, .102), mat('joint', '#77736b', .9, snow=0), bevel=0)
    sweeper((1.9, -1.5, 0), 0, 3, scale=1.3); R = random.Random(5); pts = []
    for i in range(16000):
        x = R.uniform(-9, 26); y = R.uniform(-.05, 3.5) if R.random() < .6 else 3.5-abs(R.gauss(0, .7))
        if -.1 < y < 3.5: pts.append((x, y, .0))
    for i in range(9000): x = R.uniform(4.6, 26); y = R.choice((-3.4+abs(R.gauss(0, .6)), R.uniform(-3.4, .2))); pts.append((x, y, .0))
    chipsmesh(pts, .034, mat('gritP', '#b3a48a', .9, var=.2, vscale=1, snow=0), 3, .7)
    turf(cam, lk, 2600, 36, hf, lambda x, y: y > 5.9 or y < -4.0, SPR, 'sC', .08)
    block((12, 17, 0), 0, 34, 10.5, 4, '#cdbf9f', acc='#94553c'); block((34, -14, 0), pi/2, 26, 10.5, 4, '#b8694a', acc='#d9cfba'); block((58, 10, 0), pi/2, 30, 10.5, 4, '#c2b08f', acc='#6f7d72')
    trees([(2, 8.6, 'fresh', .8), (10, 8.8, 'fresh', .9), (19, 8.4, 'fresh', .85), (9, -7.4, 'fresh', .85), (18, -7.6, 'fresh', .8), (28, 8.6, 'fresh', .9), (40, 2, 'spruce', 1.2), (44, -3, 'spruce', 1.4)], hf, 6500); [lamp((x, 5.9, .1), -pi/2, 0, 5.6) for x in (6, 22, 38)]
    for i, (x, c) in enumerate(((16, '#7d8a8f'), (22.5, '#8a4a3c'))): car((x, 2.4, 0), pi, c)
    hills(cam, lk, 'spring', 4, ((90, 280, 46, 420), (320, 860, 120, 480)), 60, 0, .3); sky('morning', 196, 24, 1.12); camera(cam, lk, 31, dof=(1.5, -1.2, 1), fstop=3.2); return (24, 1250)


def lot(v='summer', shot='main'):
    """open parking area from above, swept lanes"""
    hf = lambda x, y: .05*fbm(x, y, .2, 2, 2)+.05; cam, lk = (9.4, -12.6, 8.6), (-1.0, 1.4, .2); land((-40, 30, -20, 40), .6, hf, [LAWN()], lambda x, y: 0, MEAD())
    box((34, 19, .2), (-3, 2.0, -.0), mat('asphL', '#7e7b74', .86, var=.10, vscale=.7, bump=.2, bscale=50), bevel=0); cl = mat('asphC', '#55575a', .5, var=.10, vscale=.8, bump=.14, bscale=60); ln = mat('lineL', '#e4dfd2', .7, var=.08, vscale=4, snow=0)
    box((21.8, 2.6, .004), (-8.5, 4.0, .103), cl, bevel=0); box((21, 2.6, .004), (-9.5, 1.4, .103), cl, bevel=0)
    for i in range(11): box((.1, 4.8, .006), (-18+i*2.7, 9.0, .106), ln, bevel=0); box((.1, 4.8, .006), (-18+i*2.7, -5.0, .106), ln, bevel=0)
    for i, (x, y, w) in enumerate(((-3, 11.6, 34), (-3, -7.6, 34))): [kerb((x-w/2+k+.5, y, .1), 0) for k in range(w)]
    for k in range(19): kerb((14.1, -7+k, .1), pi/2)
    sweeper((2.4, 1.4, .1), 0, 3, scale=1.35); R = random.Random(7); pts = []
    for i in range(24000):
        x, y = R.uniform(-19, 13.8), R.uniform(-7.3, 11.3)
        if x < 2.6 and .1 < y < 5.3: continue
        if R.random() < .25+.9*abs(fbm(x, y, .35, 2, 3)): pts.append((x, y, .108))
    for i in range(5200): pts.append((R.uniform(5.2, 10), 1.4+R.gauss(0, .8), .108))
    chipsmesh(pts, .034, GR(), 3, .6)
    for x, y, c, r in ((-14.0, 9.2, '#7d8a8f', 1), (-8.6, 9.1, '#8a4a3c', -1), (5.0, 9.2, '#c4c2ba', 1), (-11.3, -5.1, '#4b5860', 1)): car((x-.0, y, .1), r*pi/2, c)
    turf(cam, lk, 2400, 44, hf, lambda x, y: y > 12.1 or y < -8.1 or x > 14.6, ('#75853f', '#7f9049', '#6a7a3c'), 'gL', .08); block((-6, 22, 0), 0, 34, 10.5, 4, '#cdbf9f', acc='#94553c'); hedge((-20, 12.7, 0), (13.5, 12.7, 0), 1.0, .8, 0, hf)
    trees([(-16, 14.6, 'june', .8), (-4, 14.8, 'june', .85), (8, 14.6, 'june', .8), (16.5, 4, 'june', .9), (16.8, -4, 'june', .85), (20, 14, 'june', 1.0)], hf); [pillar_lamp((x, 12.0, .1)) for x in (-10, 2)]
    hills(cam, lk, 'summer', 19, ((110, 300, 46, 380), (360, 850, 125, 300)), 56, 0, .28); sky('morning', 226, 26, 1.12); camera(cam, lk, 33, dof=(2, 1, 1), fstop=5); return (24, 1150)

def hedgeside(v='summer', shot='main'):
    """clipped hedge and lawn edge, van of the caretaker behind"""
    hf = lambda x, y: .04*fbm(x, y, .2, 2, 3)+.05; cam, lk = (-6.6, -6.2, 2.1), (2.2, 2.2, 1.0); cutA = mat('cutA', '#75883f', .95, var=.10, vscale=1.2, spec=.1); cutB = mat('cutB', '#84974a', .95, var=.10, vscale=1.2, spec=.1)
    inp = lambda x, y: -2.2 < y < -.2
    land((-24, 30, -14, 24), .3, hf, [cutA, cutB], lambda x, y: int((y+40)/1.3) % 2, LAWN()); pav = mat('pavH', '#a59f94', .85, var=.08, vscale=2, bump=.12); box((70, 2.0, .12), (6, -1.2, .06), pav, bevel=.01); jt = mat('joint', '#77736b', .9, snow=0)
    for i in range(120): box((.014, 2.0, .006), (-20+i*.5, -1.2, .123), jt, bevel=0)
    for j in range(3): box((70, .014, .006), (6, -1.7+j*.5, .123), jt, bevel=0)
    sh = [[grass_mesh(20+i, 420, 1.25, .045, gc, k_) for i in range(3)] for gc, k_ in ((('#7d8f49', '#8b9c55', '#6d7f40'), 'sh'), (('#96a765', '#a0b06e', '#8b9c5b'), 'sl'))]; R = random.Random(6)
    for i in range(2600):
        x, y = R.uniform(-8, 18), R.uniform(-8, 9); y = (int((y+40)/1.3)+.5)*1.3-40+R.uniform(-.1, .1)
        if -2.75 < y < .35: continue
        obj('g', R.choice(sh[int((y+40)/1.3) % 2]), None, (x, y, hf(x, y)), (0, 0, R.uniform(0, 6)))
    hedge((-3.0, 3.3, 0), (24, 3.3, 0), 1.35, 1.0, 0, hf, n=5200, leaf=.042); bench((9.6, .6, .1), 0); bench((2.2, .55, .1), 0); [pillar_lamp((x, .35, .1)) for x in (5.6, 14.5)]; bin_((4.5, .6, .1), -pi/2, '#3d5145', None, .8)
    block((14, 17, 0), 0, 36, 10.5, 4, '#cdbf9f', acc='#94553c'); block((-16, 15, 0), pi/2, 26, 10.5, 4, '#b8694a', acc='#d9cfba'); trees([(-2.4, 7.5, 'june', .9), (6.5, 7.8, 'june', .9), (18, 8, 'june', .9), (12, -6.5, 'june', .8), (20, -6, 'june', .9), (30, 3, 'spruce', 1.2)], hf)
    hills(cam, lk, 'summer', 19, ((100, 300, 46, 380), (360, 850, 125, 300)), 56, 0, .28); sky('morning', 222, 22, 1.12); camera(cam, lk, 33, dof=(1, 1, .6), fstop=2.8); return (18, 1150)


def mow2(v='summer', shot='main'):
    """the mower on the lawn of a house, evening, striped lawn seen from behind"""
    hf = lambda x, y: .05*fbm(x, y, .12, 2, 1)+.02*max(0, y-16); cam, lk = (-5.2, -5.4, 1.75), (1.6, .8, .75); cutA = mat('cutA', '#70843c', .95, var=.10, vscale=1.2, spec=.1); cutB = mat('cutB', '#85984c', .95, var=.10, vscale=1.2, spec=.1); W = 1.35; bk = lambda y: int((y+40.4)/W)
    land((-26, 26, -12, 22), .25, hf, [cutA, cutB, MEAD()], lambda x, y: bk(y) % 2 if y < .5 else 2, LAWN()); sh = [[grass_mesh(20+i, 420, 1.25, .045, gc, k_) for i in range(3)] for gc, k_ in ((('#7d8f49', '#8b9c55', '#6d7f40'), 'sh'), (('#96a765', '#a0b06e', '#8b9c5b'), 'sl'))]; R = random.Random(6)
    for i in range(2600):
        x, y = R.uniform(-8, 20), R.uniform(-8, .4); y = (bk(y)+.5)*W-40.4+R.uniform(-.1, .1)
        if y > .45: continue
        obj('g', R.choice(sh[bk(y) % 2]), None, (x, y, hf(x, y)), (0, 0, R.uniform(0, 6)))
    grass(cam, lk, 3600, 30, hf, lambda x, y: y > .55 or (x > 1.6 and y > -.6), 50, h=.13); mower((.6, -.1, hf(0, 0)+.02), 0, 1.25); fl = [mesh(f'fl{k}', *ico(1, .028, 0, 0, (1, 1, .6)), mat(f'flow{k}', c, .5, snow=0)) for k, c in enumerate(('#e6c64a', '#f1ece0', '#f1ece0'))]; scatter(fl, 900, (-8, 22, .7, 9), hf, 9, .7, 1.3, z=.15)
    house((9, 14, .2), radians(-6), 12, 7.5, 5.4, col='#e6dfd0', stories=2, trim='#6d7f86', roofc='#3f4143', pitch=33); house((-10, 15, .2), radians(8), 9, 6.5, 3.2, col='#8d3a2c'); fence((-16, 9.5, .1), (24, 9.2, .1), col='#e6dfd0'); trees([(0, 11, 'june', 1.0), (18, 11, 'june', 1.0), (24, 4, 'june', 1.0), (-6, 12, 'apple', .8), (30, 8, 'spruce', 1.3), (22, -3, 'june', .9), (4, 8, 'apple', .6)], hf)
    hills(cam, lk, 'summer', 19, ((100, 300, 46, 380), (360, 850, 125, 300)), 56, 0, .28); sky('evening', 206, 17, 1.15); camera(cam, lk, 36, dof=(.3, -.2, .8), fstop=2.2); return (16, 1150)


def biz(v='autumn', shot='main'):
    """the yard of a commercial building"""
    hf = lambda x, y: .04; cam, lk = (-8.2, -7.2, 2.7), (1.2, 1.4, 1.15); land((-40, 40, -24, 40), .8, lambda x, y: hf(x, y)-.06, [MEAD()], lambda x, y: 0, MEAD()); box((60, 20, .1), (2, 1.6, 0), mat('asphB', '#6a6967', .84, var=.12, vscale=.7, bump=.22, bscale=55), bevel=0); cl = mat('asphC', '#4c4e51', .42, var=.12, vscale=.8, bump=.12, bscale=60); box((30, 2.6, .004), (16.5, -1.3, .052), cl, bevel=0); box((44, 2.6, .004), (10, 1.35, .0515), cl, bevel=0)
    ln = mat('lineL', '#e4dfd2', .7, var=.08, vscale=4, snow=0)
    hall((4, 16, 0), 0, 34, 11, 5.4, col='#b5b0a4', dcol='#3f5a57', doors=5); hall((-24, 8, 0), pi/2, 18, 9, 4.6, col='#8d4a34', dcol='#3f4143', doors=3)
    sweeper((1.0, -1.3, .05), pi, 3, scale=1.35); R = random.Random(7); pts = []
    for i in range(22000):
        x, y = R.uniform(-12, 16), R.uniform(-8.2, 9.5)
        if x > .6 and -2.6 < y < 2.7: continue
        if R.random() < .2+.9*abs(fbm(x, y, .35, 2, 3)): pts.append((x, y, .056))
    for i in range(5000): pts.append((R.uniform(-7, -1.6), -1.3+R.gauss(0, .8), .056))
    chipsmesh(pts, .034, mat('sandM', '#b39a72', .9, var=.2, vscale=1, snow=0), 3, .6)
    leaves_on([(R.uniform(-12, 3), R.uniform(-7, 8), .06) for _ in range(700)], .06, ('#b98a45', '#a3703c', '#c09a55'), 4)
    pallet((9.4, 8.2, .05), .3); pallet((9.4, 8.2, .2), .24); pallet((9.4, 8.2, .35), .33); car((15.5, 7.2, .05), -pi/2+.1, '#e9e4d8', van=True)
    trees([(24, 9, 'gold', 1.0), (30, 14, 'spruce', 1.3), (27, 4, 'rust', .9), (34, 8, 'spruce', 1.4), (30, -4, 'gold', 1.0), (22, -9, 'gold', .9)], lambda x, y: 0)
    hills(cam, lk, 'autumn', 21, ((100, 300, 54, 420), (360, 850, 140, 420)), 56, 0, .3); sky('autumn', 214, 18, 1.14); camera(cam, lk, 32, dof=(.5, -1, 1), fstop=3.5); return (22, 1150)


if __name__ == '__main__': main(dict(coop=coop, lot=lot, biz=biz, hedgeside=hedgeside, mowing=mow2))
