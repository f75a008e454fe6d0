"""A brick storefront on an old main street: three panes and a door under an awning."""

import numpy as np

from kit.brick import brick_wall, mortar, soldier_course
from kit.joinery import frame_material, sash, web
from kit.land import backdrop, ground
from kit.mesh import box, mesh_np
from kit.noise import rng
from kit.pane import pane
from kit.plants import scatter, valley_trees
from kit.shader import HAZE, Mat, hz, plain
from kit.shoot import shoot
from kit.sky import sky
from kit.stage import obj, read_picture
from kit.wall import glass_simple, stucco_mat, window

a = read_picture(sun=17, azimuth=205, clouds=0.75, cloud_seed=8.1, exposure=0.3, reflect=0.3, detail=900, soil=0.5)
sky(a.sun, a.azimuth, dust=1.6, clouds=a.clouds, cseed=a.cloud_seed)
HAZE.update(color=(0.74, 0.66, 0.55), length=420, strength=0.36)
r = rng(4)
LEFT, RIGHT, SILL, HEAD, TOP = -2.35, 2.35, 0.52, 2.62, 4.4
DOOR = 2.78, 3.78

# front: bricks with two openings, a lintel over both
holes = [(LEFT, RIGHT, SILL, HEAD), (*DOOR, -1, HEAD), (LEFT - 0.2, DOOR[1] + 0.2, HEAD, HEAD + 0.21)]
brick_wall(-6, 9, -0.05, TOP, holes, 3)
soldier_course(LEFT - 0.2, DOOR[1] + 0.2, HEAD + 0.005)
joints = mortar()
for lo, hi in (
    ((-6, 0, -0.1), (LEFT, 0.3, TOP)),
    ((LEFT, 0, -0.1), (RIGHT, 0.3, SILL)),
    ((RIGHT, 0, -0.1), (DOOR[0], 0.3, TOP)),
    ((DOOR[1], 0, -0.1), (9, 0.3, TOP)),
    ((LEFT, 0, HEAD), (DOOR[1], 0.3, TOP)),
):
    box('mortar', lo, hi, joints, 0)
stone = plain('stone', (0.50, 0.47, 0.41), 0.85, bump=0.4, var=0.2, scale=5)
box('sill', (LEFT - 0.06, -0.09, SILL - 0.09), (RIGHT + 0.06, 0.1, SILL), stone, 0.012)
box('coping', (-6, -0.12, TOP), (9, 0.4, TOP + 0.14), stone, 0.02)

# frames and glass
bronze = frame_material((0.085, 0.070, 0.058), a.dirty, 0.6)
sash(LEFT, SILL, RIGHT, HEAD, 0.05, 0.07, 0.19, bronze)
edges = np.linspace(LEFT + 0.03, RIGHT - 0.03, 4)
for i, (x0, x1) in enumerate(zip(edges, edges[1:])):
    sash(x0, SILL + 0.03, x1, HEAD - 0.03, 0.034, 0.085, 0.17, bronze, 0.003)
    pane(x0 + 0.03, x1 - 0.03, SILL + 0.06, HEAD - 0.06, 0.12, 3 + 4 * i, a.dirty, a.reflect, a.detail, a.soil)
sash(*(DOOR[0], 0.02), *(DOOR[1], HEAD), 0.05, 0.07, 0.19, bronze)
sash(DOOR[0] + 0.05, 0.04, DOOR[1] - 0.05, 2.2, 0.11, 0.10, 0.15, bronze)
pane(DOOR[0] + 0.15, DOOR[1] - 0.15, 0.14, 2.1, 0.125, 17, a.dirty, a.reflect, a.detail, a.soil)
pane(DOOR[0] + 0.05, DOOR[1] - 0.05, 2.22, HEAD - 0.05, 0.125, 19, a.dirty, a.reflect, a.detail, a.soil)
brass = plain('brass', (0.55, 0.38, 0.16), 0.3, metal=1.0)
box('pull', (DOOR[0] + 0.10, 0.03, 0.95), (DOOR[0] + 0.13, 0.06, 1.35), brass, 0.008)
if a.dirty:
    thread = plain('web', (0.62, 0.60, 0.56), 0.9)
    web(LEFT + 0.05, HEAD - 0.05, 1, -1, 0.24, 0.06, rng(9), thread)
    web(RIGHT - 0.05, HEAD - 0.05, -1, -1, 0.17, 0.06, rng(10), thread)

# awning: striped cloth on a slope, its valance hanging
M = Mat('cloth')
c = M.tex('Object')
across = M.n('SeparateXYZ', {0: c}).outputs[0]
band = M.math('GREATER_THAN', M.math('FRACT', M.math('MULTIPLY', across, 2.2)), 0.5)
dye = M.mix(band, (0.60, 0.55, 0.45), (0.06, 0.13, 0.12))
dye = M.mix(0.5, dye, M.ramp(M.noise(2.4, 6, 0.65, c), [(0.3, 0.7), (0.7, 1.1)]), 'MULTIPLY')
weave = M.bump(M.noise(300, 2, 0.6, c), 0.15, 0.001)
through = M.n('BsdfTranslucent', {'Color': dye}).outputs[0]
cloth = M.done(M.shader_mix(0.3, M.pbr(dye, 0.95, 0.1, normal=weave), through))
xs = np.linspace(LEFT - 0.15, RIGHT + 0.15, 90)
sag = 0.016 * np.sin(xs * 4.2 + 0.6) + 0.008 * np.sin(xs * 11)
rows = [
    np.c_[xs, np.full(90, y), z + sag * k]
    for y, z, k in ((-0.02, 3.42, 0), (-0.5, 3.10, 1), (-1.0, 2.80, 0), (-1.01, 2.68, 0.6), (-1.0, 2.57, 1.6))
]
k = np.arange(89)
quads = np.vstack([np.c_[k, k + 1, k + 91, k + 90] + 90 * i for i in range(4)])
obj('awning', mesh_np('awning', np.vstack(rows), quads, smooth=True), cloth)
for x in (LEFT - 0.13, RIGHT + 0.13):
    box('arm', (x - 0.012, -1.0, 2.76), (x + 0.012, 0.0, 2.785), bronze, 0.003)

# inside: a counter and shelves, in what daylight reaches them
room, wood = plain('room', (0.30, 0.26, 0.21), 0.9), plain('oak', (0.24, 0.14, 0.07), 0.5)
for lo, hi in (((-4, 5, -0.1), (5, 5.1, 3.2)), ((-4.1, 0.3, -0.1), (-4, 5, 3.2)), ((5, 0.3, -0.1), (5.1, 5, 3.2))):
    box('room', lo, hi, room, 0)
box('floor', (-4, 0.3, -0.1), (5, 5, 0.02), wood, 0)
box('ceiling', (-4, 0.3, 3.1), (5, 5, 3.2), room, 0)
box('counter', (-1.2, 3.0, 0), (2.6, 3.6, 1.05), wood, 0.02)
for z in (0.6, 1.1, 1.6, 2.1):
    box('shelf', (-3.6, 4.6, z), (3.6, 4.95, z + 0.04), wood, 0.004)
    x = -3.5
    while x < 3.4:
        wide, high = r.uniform(0.08, 0.24), r.uniform(0.14, 0.36)
        if r.random() < 0.85:
            goods = plain('goods', r.uniform(0.06, 0.45, 3), 0.6)
            box('jar', (x, 4.65, z + 0.04), (x + wide, 4.85, z + 0.04 + high), goods, 0.02)
        x += wide + r.uniform(0.02, 0.12)

# street: worn slabs, curb, asphalt, the other side that the glass shows
ground(z=-0.2)
M = Mat('slab')
c = M.tex('Object')
tone = M.ramp(M.noise(1.3, 7, 0.66, c), [(0.3, (0.21, 0.195, 0.17)), (0.65, (0.37, 0.345, 0.31))])
spots = M.ramp(M.noise(7, 3, 0.5, c), [(0.30, 0.55), (0.36, 1.0)])  # gum and oil, trodden in
grain = M.ramp(M.noise(150, 4, 0.7, c), [(0.4, 0.7), (0.62, 1.15)])
tone = M.mix(0.8, M.mix(0.7, tone, spots, 'MULTIPLY'), grain, 'MULTIPLY')
slab = M.done(hz(M, M.pbr(tone, 0.9, 0.2, normal=M.bump(M.noise(210, 4, 0.7, c), 0.4, 0.004))))
for i in range(-4, 20):
    for j in range(2):
        lift = r.normal(0, 0.002)
        box('slab', (i * 1.5, -1.6 * (j + 1), -0.15), (i * 1.5 + 1.49, -1.6 * j - 0.012, lift), slab, 0.006)
box('curb', (-30, -3.4, -0.3), (60, -3.2, -0.005), stone, 0.02)
box('street', (-30, -14, -0.35), (60, -3.4, -0.16), plain('asphalt', (0.10, 0.097, 0.094), 0.9, bump=0.5, scale=2), 0)
box('walk', (-30, -17, -0.3), (60, -14, -0.01), slab, 0.01)
cream, dark = stucco_mat((0.60, 0.52, 0.40), haze=True), glass_simple()
trim = plain('trim', (0.7, 0.67, 0.6), 0.6)
for x0, x1, high in ((-12, -3, 3.4), (-2.8, 5, 4.1), (5.2, 17, 3.1), (17.5, 27, 4.4), (27.4, 44, 3.3)):
    box('opposite', (x0, -27, -0.2), (x1, -17, high), cream, 0.02)
box('neighbour', (9.1, 0, -0.1), (19, 8, 3.9), stucco_mat((0.50, 0.49, 0.44)), 0.02)
for x in (10.2, 13.4, 16.4):
    window(None, x, 0.7, 2.0, 1.7, bronze, trim, dark)
trees, _ = valley_trees()
for x, y in ((12, -2.6), (19, -2.6), (26, -2.7), (-6, -15), (4, -15), (12.5, -15), (22, -15), (31, -15)):
    scatter(trees[2], [(x, y, -0.05)], r, 0.62, 0.85)
backdrop(trees, 40, 110, 60, 400, 160, 5, 0.8, 1.3)
shoot(a, exposure=a.exposure, wb=(1.02, 1, 0.98), clamp=6)
