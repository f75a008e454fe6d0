"""Stucco home with a rooftop array in the last hour of sun, an orchard and hills behind."""

import math

import numpy as np

from kit.crowns import crown_tree, foliage, plume_cypress
from kit.land import backdrop, ground, hills
from kit.mesh import box, mesh_np
from kit.noise import rng
from kit.panels import pv_array
from kit.plants import bark_mat, grass_patch, leaf_mat, scatter, tree_mesh
from kit.roof import ridge_caps, tile_roof
from kit.shader import HAZE, plain
from kit.shoot import shoot
from kit.sky import sky
from kit.stage import R, empty, obj, read_picture
from kit.wall import glass_simple, stucco_mat, window

a = read_picture(
    sun=10.5, azimuth=246, cloud_seed=7.7, exposure=0.72, wall=(0.52, 0.43, 0.325), columns=7, at=(1.5, 0.75)
)
HAZE.update(color=(0.86, 0.66, 0.46), length=420, strength=0.36, maxf=0.9)
sky(a.sun, a.azimuth, dust=2.2, clouds=0.55, cseed=a.cloud_seed)
P = R(21)  # roof pitch
L, Wd, EH, OV = 17.0, 10.4, 2.95, 0.55  # main block length/depth, eave height, overhang

stucco = stucco_mat(a.wall, scale=0.7)
trim = stucco_mat((0.74, 0.69, 0.60), scale=1.4)
vinyl = plain('vinyl', (0.82, 0.81, 0.78), 0.35, var=0.03)
wood = plain('door', (0.20, 0.075, 0.03), 0.4, var=0.3)
fascia = plain('fascia', (0.30, 0.21, 0.15), 0.55)
pane = glass_simple()
white = plain('garage', (0.80, 0.77, 0.70), 0.45, var=0.04)

house = empty('house')
box('walls', (0, 0, 0), (L, Wd, EH + 0.02), stucco, 0.02, house)
ridge = EH + math.tan(P) * (Wd / 2)
for x in (0, L - 0.02):  # gable triangles
    m = mesh_np(
        'gable',
        [
            (x, 0, EH),
            (x, Wd, EH),
            (x, Wd / 2, ridge),
            (x, Wd / 2, ridge),
            (x + 0.02, 0, EH),
            (x + 0.02, Wd, EH),
            (x + 0.02, Wd / 2, ridge),
            (x + 0.02, Wd / 2, ridge),
        ],
        [(0, 1, 2, 3), (4, 5, 6, 7)],
    )
    obj('gable', m, stucco, parent=house)
slope = (Wd / 2 + OV) / math.cos(P)
ez = EH - math.tan(P) * OV + 0.10
fr = empty('roof_f', (0, -OV, ez), (P, 0, 0), house)
br = empty('roof_b', (L, Wd + OV, ez), (P, 0, math.pi), house)
t = tile_roof(fr, -0.6, L + 0.5, 0, slope - 0.12, 's', 3, 'sunburnt')
tm = t.data.materials[0]
tile_roof(br, -0.6, L + 0.5, 0, slope - 0.12, 's', 5, 'sunburnt')
for e in (fr, br):
    box('deck', (-0.6, 0.02, -0.10), (L + 0.6, slope, -0.03), fascia, 0.004, e)
    box('fascia', (-0.62, -0.05, -0.22), (L + 0.62, 0.0, 0.0), fascia, 0.006, e)
    box('gutter', (-0.62, -0.16, -0.15), (L + 0.62, -0.05, -0.03), fascia, 0.025, e)
for sx in (-0.62, L + 0.58):
    for e in (fr, br):
        box(
            'rake',
            (sx if e is fr else L - sx - 0.04, 0, -0.24),
            ((sx if e is fr else L - sx - 0.04) + 0.04, slope, 0.02),
            fascia,
            0.005,
            e,
        )
ridge_caps(house, -0.65, L + 0.3, Wd / 2, ez + math.sin(P) * slope + 0.0, tm)
pv_array(a.columns, 2, fr, a.at, False, standoff=0.16, seed=6)

# garage wing (gable to the street) on the right
gx0, gx1, gy = 11.2, 17.6, -4.6
gw = gx1 - gx0
gm = (gx0 + gx1) / 2
box('gwalls', (gx0, gy, 0), (gx1, 0.2, EH), stucco, 0.02, house)
gr = EH + math.tan(P) * gw / 2
obj(
    'ggable',
    mesh_np('gg', [(gx0, gy, EH), (gx1, gy, EH), (gm, gy, gr), (gm, gy, gr)], [(0, 1, 2, 3)]),
    stucco,
    parent=house,
)
gs = (gw / 2 + OV) / math.cos(P)
run = 4.6 + OV + 5.2
wl = empty('roof_wl', (gx0 - OV, gy - OV + run, ez), (P, 0, -math.pi / 2), house)  # slope rising to +X
wr = empty('roof_wr', (gx1 + OV, gy - OV, ez), (P, 0, math.pi / 2), house)
for e, sd in ((wl, 7), (wr, 9)):
    tile_roof(e, 0, run - 0.2, 0, gs - 0.1, 's', sd, 'sunburnt')
    box('fascia', (0, -0.05, -0.22), (run, 0, 0), fascia, 0.006, e)
    box('deck', (0, 0.02, -0.10), (run, gs, -0.03), fascia, 0.004, e)
box('rakeL', (run - 0.04, 0, -0.24), (run, gs, 0.02), fascia, 0.005, wl)
box('rakeR', (0, 0, -0.24), (0.04, gs, 0.02), fascia, 0.005, wr)
rc = empty('rc', (gm, gy - OV, ez + math.sin(P) * gs), (0, 0, math.pi / 2), house)
ridge_caps(rc, 0, run - 0.6, 0, 0, tm)
# garage door: 4 rows x 8 raised panels
box('gd', (gm - 2.45, gy - 0.03, 0.02), (gm + 2.45, gy + 0.05, 2.25), white, 0.01, house)
for i in range(8):
    for j in range(4):
        box(
            'gp',
            (gm - 2.38 + i * 0.598, gy - 0.05, 0.09 + j * 0.55),
            (gm - 2.38 + i * 0.598 + 0.53, gy - 0.02, 0.55 + j * 0.55),
            white,
            0.015,
            house,
        )
for lo, hi in ((gm - 2.62, gm - 2.45), (gm + 2.45, gm + 2.62)):
    box('gt', (lo, gy - 0.06, 0), (hi, gy + 0.02, 2.42), trim, 0.01, house)
box('gt', (gm - 2.62, gy - 0.06, 2.25), (gm + 2.62, gy + 0.02, 2.44), trim, 0.01, house)
# front windows, door, porch
for x, w, z, h, p, mu in (
    (1.0, 1.8, 0.95, 1.25, pane, 1),
    (4.4, 2.4, 0.75, 1.5, pane, 1),
    (9.3, 0.9, 0.75, 1.5, pane, 0),
):
    window(house, x, z, w, h, vinyl, trim, p, mullions=mu)
box('door', (7.75, -0.04, 0.12), (8.7, 0.02, 2.2), wood, 0.01, house)
box('dt', (7.62, -0.06, 0.1), (7.75, 0.02, 2.33), trim, 0.01, house)
box('dt', (8.7, -0.06, 0.1), (8.83, 0.02, 2.33), trim, 0.01, house)
box('dt', (7.62, -0.06, 2.2), (8.83, 0.02, 2.34), trim, 0.01, house)
box('step', (7.2, -1.6, 0), (9.3, 0, 0.12), plain('conc', (0.42, 0.39, 0.35), 0.85, bump=0.3), 0.015, house)
we = empty('we', (0, 9.2, 0), (0, 0, -math.pi / 2), house)  # left gable wall faces -X
for x, w in ((1.8, 1.5), (5.4, 1.8)):
    window(we, x, 1.0, w, 1.15, vinyl, trim, pane)
box('chim', (13.2, 6.6, 0), (14.3, 7.6, 6.4), stucco, 0.02, house)
box('chimcap', (13.1, 6.5, 6.4), (14.4, 7.7, 6.52), trim, 0.02, house)
for x, y in ((3.1, 6.9), (9.4, 6.6)):
    box('vent', (x, y, 4), (x + 0.1, y + 0.1, ridge + 0.05), fascia, 0.01, house)

# landscape
ground(z=-0.02)
conc = plain('drive', (0.46, 0.42, 0.37), 0.85, bump=0.3, scale=0.8)
asphalt = plain('asphalt', (0.105, 0.10, 0.098), 0.9, bump=0.5, scale=2)
box('drive', (gm - 2.8, -15, -0.04), (gm + 2.8, gy, 0.03), conc, 0.01)
box('walk', (7.4, -8, -0.04), (8.7, -1.6, 0.035), conc, 0.01)
box('walk2', (8.7, -8, -0.04), (gm - 2.8, -6.9, 0.034), conc, 0.01)
box('sidewalk', (-70, -16.6, -0.04), (70, -15, 0.05), conc, 0.015)
box('curb', (-70, -16.85, -0.1), (70, -16.6, 0.05), conc, 0.02)
box('street', (-70, -27, -0.2), (70, -16.85, -0.07), asphalt, 0)
lawnm = plain('lawnbase', (0.075, 0.095, 0.03), 0.95, scale=0.6, var=0.3)
box('lawn', (-16, -15, -0.04), (gm - 2.8, -2.0, 0.012), lawnm, 0)
box('lawn2', (-22, -2.05, -0.04), (-1.7, 10.6, 0.012), lawnm, 0)
r = rng(11)
gp = [grass_patch(f'g{i}', i, 1.0, 3400, 0.05, (0.105, 0.135, 0.042), (0.30, 0.27, 0.11)) for i in range(2)]
for x in np.arange(-15.5, 11.4, 0.95):
    for y in np.arange(-14.5, -2.0, 0.95):
        if 7.2 < x < 8.9 and y > -8.2 or x > 8.5 and -8.3 < y < -6.6:
            continue
        scatter(gp[r.integers(2)], [(x, y, 0.01)], r, 0.8, 1.15, 0.01)
for x in np.arange(-21.5, -1.9, 0.95):
    for y in np.arange(-1.9, 10, 0.95):
        scatter(gp[r.integers(2)], [(x, y, 0.01)], r, 0.8, 1.15, 0.01)
mulch = plain('mulch', (0.10, 0.065, 0.045), 0.95, bump=0.9, scale=6)
box('bed', (-0.6, -2.0, -0.04), (7.2, 0, 0.04), mulch, 0)
box('bed2', (-1.7, -2.0, -0.04), (0, Wd, 0.035), mulch, 0)
lm, bk = leaf_mat('leaf', (0.075, 0.115, 0.03)), bark_mat()
lmS = leaf_mat('silver', (0.14, 0.17, 0.11), (0.24, 0.25, 0.17))
lmF = leaf_mat('flower', (0.10, 0.13, 0.04), (0.55, 0.10, 0.13), 0.2)
sh = [
    tree_mesh('s1', 21, lm, bk, 0.95, (0.62, 0.62, 0.5), 0.1, 12, 420, 0.045, 0.02),
    tree_mesh('s2', 22, lmS, bk, 0.8, (0.5, 0.5, 0.42), 0.1, 12, 380, 0.04, 0.02),
    tree_mesh('s3', 23, lmF, bk, 0.7, (0.5, 0.5, 0.36), 0.08, 10, 380, 0.045, 0.02),
]
for x in np.arange(-0.2, 7.0, 0.72):
    scatter(sh[r.integers(3)], [(x + r.normal(0, 0.12), -0.75 + r.normal(0, 0.15), 0)], r, 0.7, 1.1)
for x in np.arange(0.2, 7.0, 1.0):
    scatter(sh[1 + r.integers(2)], [(x + r.normal(0, 0.2), -1.5 + r.normal(0, 0.15), 0)], r, 0.45, 0.75)
for y in np.arange(0.5, Wd, 0.8):
    scatter(sh[r.integers(3)], [(-0.9 + r.normal(0, 0.15), y, 0)], r, 0.7, 1.25)
oak = foliage('oak', (0.014, 0.022, 0.009), (0.052, 0.066, 0.028), (0.118, 0.122, 0.056))
olive = foliage('olive', (0.022, 0.028, 0.016), (0.080, 0.090, 0.054), (0.155, 0.158, 0.096))
green = foliage('green', (0.016, 0.026, 0.008), (0.062, 0.080, 0.030), (0.132, 0.138, 0.058))
dark = foliage('cypress', (0.007, 0.011, 0.006), (0.026, 0.038, 0.018), (0.055, 0.068, 0.030), 0.08)
grown = [
    crown_tree('oak', 31, oak, bk, 7.6, (3.5, 3.3, 2.7), 1.8, 32, 15, 240, 0.115),
    crown_tree('elm', 32, green, bk, 8.8, (2.9, 3.1, 3.4), 2.2, 30, 15, 220, 0.115),
    crown_tree('olive', 33, olive, bk, 5.6, (2.6, 2.4, 2.0), 1.3, 22, 13, 170, 0.10),
]
almonds = [
    crown_tree(f'almond{k}', k, olive, bk, 4.7, (2.4, 2.4, 1.8), 1.0, 16, 10, 130, 0.12, 0.12) for k in (41, 42, 43)
]
for k, (x, y, s) in enumerate(((18.9, 8, 1.0), (19.3, 10.6, 1.14), (4.0, 16.0, 0.92))):
    scatter(plume_cypress(f'cypress{k}', 50 + k, dark, bk), [(x, y, 0)], r, s, s, 0.01)
for k, x, y, s in (
    (1, 7.5, 21, 0.8),
    (0, 14.5, 19, 0.8),
    (0, 25, 24, 0.95),
    (2, 1.0, 25, 0.9),
    (0, 29, 9, 1.1),
    (2, -12, 19, 0.95),
):
    scatter(grown[k], [(x, y, 0)], r, s, s)
thin = (  # beside the camera, for their long shadows on lawn and wall
    (-27, -8.5, tree_mesh('t1', 1, lm, bk, 7, (3.4, 2.9, 3.0), 1.6, blobs=60, per=1800, leaf=0.065)),
    (-25, -22, tree_mesh('t2', 3, lmS, bk, 4.7, (2.5, 2.5, 2.05), 0.9, 44, 1300, 0.065)),
)
for x, y, tree in thin:
    scatter(tree, [(x, y, 0)], r, 0.95, 1.05)
for x in np.arange(-30, -3.4, 1.0):
    scatter(sh[r.integers(2)], [(x, 10.5 + r.normal(0, 0.15), 0)], r, 1.2, 1.9)
fence = plain('fence', (0.33, 0.24, 0.16), 0.85, var=0.3, scale=2)
for x in np.arange(-32, -0.1, 0.146):
    box('slat', (x, 11.2, 0), (x + 0.138, 11.23, 1.8 + r.normal(0, 0.006)), fence, 0)
for i in range(-22, 22):  # almond rows behind the fence, running away from the camera
    for j in range(36):
        if r.random() < 0.95:
            spot = (-2 - i * 6.4 + r.normal(0, 0.3), 30 + j * 5.4 + r.normal(0, 0.4), 0)
            scatter(almonds[r.integers(3)], [spot], r, 0.8, 1.1)
weeds = grass_patch('weeds', 5, 3.2, 900, 0.16, (0.13, 0.13, 0.05), (0.33, 0.29, 0.16))
for x in np.arange(-40, 40, 3.2):
    for y in np.arange(12.5, 60, 3.2):
        scatter(weeds, [(x + r.normal(0, 0.6), y + r.normal(0, 0.6), 0)], r, 0.5, 1.3, 0.02)
backdrop(grown[:2], -70, 70, 240, 1500, 1300, 6, 0.9, 1.6)
hills(9000, 420, 3, -110, 90)
hills(22000, 1700, 8, -110, 90, lo=2)
shoot(a, exposure=a.exposure, wb=(1.05, 1.0, 0.95), bloom=0.12, sat=0.96)
