"""A window in a stucco wall, seen from the garden: sliding, single hung or patio door."""

import numpy as np

from kit.crowns import crown_tree, foliage
from kit.joinery import blinds, curtain, frame_material, linen_material, litter, sash, web
from kit.land import ground
from kit.mesh import box
from kit.noise import rng
from kit.pane import pane
from kit.plants import bark_mat, leaf_mat, scatter, tree_mesh
from kit.shader import HAZE, plain
from kit.shoot import shoot
from kit.sky import sky
from kit.stage import read_picture
from kit.wall import stucco_mat

a = read_picture(
    kind='slider',  # slider | hung | door
    size=(1.52, 1.22),
    sill=1.0,  # height above the ground
    sun=21,
    azimuth=121,
    clouds=0.75,
    cloud_seed=5.2,
    exposure=0.35,
    wall=(0.60, 0.50, 0.38),
    frame=(0.83, 0.825, 0.80),
    metal=0.0,
    inside='curtains',  # curtains | blinds
    trim=True,
    eave=0.0,  # overhang of the roof above; 0 shows none
    shade=True,  # dappled shade of a tree on the wall
    reflect=0.26,
    soil=1.0,
    detail=1150,  # pixels of the dirt map a metre
)
sky(a.sun, a.azimuth, dust=1.4, clouds=a.clouds, cseed=a.cloud_seed)
HAZE.update(color=(0.74, 0.70, 0.62), length=160, strength=0.48)
(W, H), Z = a.size, a.sill
TOP = Z + H + 0.55 if a.eave else max(Z + H + 1.0, 3.2)
r = rng(4)

# wall with its opening, room behind; the wall plane is y = 0 and faces -Y
wall = stucco_mat(a.wall)
for lo, hi in (
    ((-7, 0, -1), (-W / 2, 0.16, TOP)),
    ((W / 2, 0, -1), (7, 0.16, TOP)),
    ((-W / 2, 0, -1), (W / 2, 0.16, Z)),
    ((-W / 2, 0, Z + H), (W / 2, 0.16, TOP)),
):
    box('wall', lo, hi, wall, 0)
trim = stucco_mat([min(c * 1.32, 0.82) for c in a.wall], scale=1.5)
k = 0.09
if a.trim:
    for x in (-W / 2 - k, W / 2):
        box('trim', (x, -0.030, Z - 0.02), (x + k, 0.02, Z + H), trim, 0.01)
    box('head', (-W / 2 - k - 0.02, -0.045, Z + H), (W / 2 + k + 0.02, 0.02, Z + H + 0.12), trim, 0.012)
    box('crown', (-W / 2 - k - 0.05, -0.075, Z + H + 0.12), (W / 2 + k + 0.05, 0.02, Z + H + 0.155), trim, 0.012)
if Z > 0.3:
    box('sill', (-W / 2 - k - 0.03, -0.10, Z - 0.055), (W / 2 + k + 0.03, 0.03, Z), trim, 0.014)
    box('apron', (-W / 2 - k, -0.030, Z - 0.14), (W / 2 + k, 0.02, Z - 0.05), trim, 0.01)
if a.eave:
    boards, gutter = plain('soffit', (0.58, 0.55, 0.49), 0.7, scale=3), plain('gutter', (0.46, 0.43, 0.38), 0.45)
    box('soffit', (-7, -a.eave, TOP), (7, 0.16, TOP + 0.03), boards, 0)
    for x in np.arange(-6.9, 7, 0.61):
        box('rafter', (x, -a.eave, TOP - 0.14), (x + 0.04, 0.0, TOP), boards, 0.004)
    box('fascia', (-7, -a.eave - 0.03, TOP - 0.16), (7, -a.eave, TOP + 0.12), boards, 0.005)
    box('gutter', (-7, -a.eave - 0.14, TOP - 0.04), (7, -a.eave - 0.03, TOP + 0.09), gutter, 0.02)
room, half = plain('room', (0.34, 0.29, 0.23), 0.9), max(2.6, W / 2 + 0.6)
floor_z = min(Z, max(Z - 1.0, 0)) - 0.02
for lo, hi in (
    ((-half, 4.2, floor_z), (half, 4.3, TOP)),
    ((-half, 0.16, floor_z), (0.1 - half, 4.3, TOP)),
    ((half - 0.1, 0.16, floor_z), (half, 4.3, TOP)),
    ((-half, 0.16, TOP - 0.1), (half, 4.3, TOP)),
):
    box('room', lo, hi, room, 0)
box('floor', (-half, 0.16, floor_z), (half, 4.3, floor_z + 0.05), plain('floor', (0.16, 0.09, 0.05), 0.4), 0)
sofa = plain('sofa', (0.22, 0.20, 0.18), 0.9)
if a.inside == 'curtains':
    linen = linen_material()
    drop = H + (0.9 if Z > 0.3 else 0.15)
    curtain(-W / 2 - 0.2, -W / 2 + 0.34, Z + H + 0.2, drop, 1, linen)
    curtain(W / 2 - 0.46, W / 2 + 0.2, Z + H + 0.2, drop, 2, linen)
    box('sofa', (-2.1, 3.0, floor_z), (0.4, 3.9, floor_z + 0.85), sofa, 0.08)
else:
    blinds(-W / 2 + 0.05, W / 2 - 0.05, Z + H * 0.42, Z + H, 0.2, plain('slat', (0.78, 0.76, 0.70), 0.5, var=0.03))

# frame, sashes, glass
sash_material = frame_material(a.frame, a.dirty, a.metal)
sash(-W / 2, Z, W / 2, Z + H, 0.048, 0.035, 0.125, sash_material)
if a.kind in ('slider', 'door'):
    bar = 0.046 if a.kind == 'slider' else 0.075
    sash(-W / 2 + 0.04, Z + 0.04, 0.03, Z + H - 0.04, bar, 0.055, 0.085, sash_material)
    sash(-0.03, Z + 0.04, W / 2 - 0.04, Z + H - 0.04, bar, 0.088, 0.115, sash_material)
    lock = Z + H * 0.5
    box('latch', (-0.012, 0.045, lock - 0.06), (0.012, 0.058, lock + 0.06), sash_material, 0.005)
    pane(-W / 2 + 0.08, -0.01, Z + 0.078, Z + H - 0.078, 0.070, 3, a.dirty, a.reflect, a.detail, a.soil)
    pane(0.01, W / 2 - 0.08, Z + 0.078, Z + H - 0.078, 0.101, 7, a.dirty, a.reflect, a.detail, a.soil)
else:
    middle = Z + H * 0.5
    sash(-W / 2 + 0.04, Z + 0.04, W / 2 - 0.04, middle + 0.02, 0.05, 0.055, 0.085, sash_material)
    sash(-W / 2 + 0.04, middle - 0.02, W / 2 - 0.04, Z + H - 0.04, 0.05, 0.088, 0.115, sash_material)
    pane(-W / 2 + 0.08, W / 2 - 0.08, Z + 0.08, middle - 0.02, 0.070, 3, a.dirty, a.reflect, a.detail, a.soil)
    pane(-W / 2 + 0.08, W / 2 - 0.08, middle + 0.02, Z + H - 0.08, 0.101, 7, a.dirty, a.reflect, a.detail, a.soil)

if a.dirty:
    thread = plain('web', (0.62, 0.60, 0.56), 0.9)
    web(-W / 2 + 0.002, Z + H - 0.002, 1, -1, 0.24, 0.03, r, thread)
    web(W / 2 - 0.002, Z + H - 0.002, -1, -1, 0.17, 0.03, r, thread)
    if Z > 0.3:
        litter(W, Z, r)

if Z < 0.5:
    paving = plain('paving', (0.42, 0.39, 0.345), 0.85, bump=0.35, scale=1.4, var=0.2)
    for i in range(-3, 3):
        box('slab', (i * 2.4, -2.6, -0.1), (i * 2.4 + 2.39, 0, 0.03), paving, 0.008)

# garden in front: what the glass reflects
leaf, bark = leaf_mat('leaf', (0.08, 0.125, 0.03)), bark_mat()
oak = foliage('oak', (0.014, 0.022, 0.009), (0.062, 0.080, 0.030), (0.132, 0.138, 0.058), 0.3)
trees = [
    crown_tree('t1', 31, oak, bark, 7.6, (3.5, 3.3, 2.7), 1.8, 30, 14, 130, 0.13),
    crown_tree('t2', 32, oak, bark, 8.8, (2.9, 3.1, 3.4), 2.2, 30, 14, 130, 0.13),
]
r = rng(3)
ground(300, 0, plain('lawn', (0.10, 0.115, 0.055), 0.95, scale=1.2, var=0.35))
for x in np.arange(-8, 60, 2.7):  # a belt of trees that grow into each other
    spot = (x + r.normal(0, 0.8), r.uniform(-74, -50), -0.4)
    scatter(trees[r.integers(2)], [spot], r, 0.55, 1.05)
if a.shade:
    sparse = tree_mesh('sparse', 12, leaf, bark, 6.2, (2.2, 1.8, 1.9), 2.2, 20, 170, 0.10, 0.1)
    scatter(sparse, [(8.3, -3.6, 0.0)], r, 1, 1)
hedge = tree_mesh('hedge', 8, leaf, bark, 1.5, (0.9, 0.9, 0.8), 0.2, 14, 500, 0.06, 0.03)
scatter(hedge, [(x, -34 + r.normal(0, 0.5), 0) for x in np.arange(-30, 50, 1.3)], r, 0.9, 1.3)
shoot(a, exposure=a.exposure, wb=(1.01, 1, 0.99), clamp=8)
