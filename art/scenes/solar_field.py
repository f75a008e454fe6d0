"""Rows of ground-mounted panels in dry valley grass, an almond orchard behind."""

import numpy as np

from kit.land import backdrop, ground, hills
from kit.mesh import box
from kit.noise import fbm, rng
from kit.panels import pv_array
from kit.plants import grass_patch, scatter, valley_trees
from kit.shader import HAZE, plain
from kit.shoot import shoot
from kit.sky import sky
from kit.soiling import GAP, MW
from kit.stage import R, copy_children, empty, read_picture

a = read_picture(
    sun=15,
    azimuth=150,
    into_sun=False,
    exposure=0.9,
    columns=16,
    soil=1.1,
    drops=110,
    clouds=0.6,
    cloud_seed=9.4,
    detail=300,
    bloom=0.10,
    rows=4,
)
if a.into_sun:
    HAZE.update(color=(0.80, 0.62, 0.42), length=1700, strength=0.8)
else:
    HAZE.update(color=(0.72, 0.64, 0.55), length=1700, strength=0.34)
sky(a.sun, a.azimuth, dust=2.4 if a.into_sun else 1.8, clouds=a.clouds, cseed=a.cloud_seed)
r = rng(5)
TILT, PITCH, LOW, WIDTH = R(22), 7.4, 0.75, a.columns * (MW + GAP)
steel = plain('galv', (0.50, 0.51, 0.52), 0.45, metal=0.8, scale=12)


def posts(y0):
    for x in np.arange(0.8, WIDTH, 2.9):
        for dy, h in ((0.55, LOW + 0.20), (2.65, LOW + 1.05)):
            box('post', (x - 0.05, y0 + dy - 0.04, -0.3), (x + 0.05, y0 + dy + 0.04, h), steel, 0.004)
        purlin = empty('p', (x, y0, LOW), (TILT, 0, 0))
        box('purlin', (-0.04, 0.1, -0.02), (0.04, 3.4, 0.05), steel, 0.004, purlin)


first = pv_array(
    a.columns,
    2,
    empty('row0', (0, 0, LOW), (TILT, 0, 0)),
    (0, 0),
    a.dirty,
    standoff=0.10,
    seed=14,
    ppm=a.detail,
    amount=a.soil,
    drops=a.drops,
    tone=(0.62, 0.62, 0.625),
)
for k in range(a.rows):
    if k:
        row = empty(f'row{k}', (0, PITCH * k, LOW), (TILT, 0, 0))
        copy_children(first, empty('o', (0, 0, 0.10), parent=row))
    posts(PITCH * k)
box('inverter', (0.2, 0.95, 0.55), (0.75, 1.15, 1.15), plain('inv', (0.62, 0.62, 0.60), 0.5), 0.015)

# dry grass: tufts of three ages, thin where the soil shows
ground(z=0)
soil = plain('soil', (0.215, 0.165, 0.11), 0.95, bump=0.8, scale=1.3, var=0.3)
box('pad', (-30, -30, -0.2), (60, 45, 0.006), soil, 0)
STRAW = (
    ((0.23, 0.185, 0.10), (0.41, 0.35, 0.225)),
    ((0.27, 0.235, 0.155), (0.46, 0.42, 0.31)),
    ((0.15, 0.165, 0.07), (0.33, 0.30, 0.17)),
)
tufts = [grass_patch(f'g{i}', i, 1.25, 3200, 0.10, *straw) for i, straw in enumerate(STRAW)]
density, age = fbm(256, 256, 2.2, 5), fbm(256, 256, 1.8, 15)
for x in np.arange(-6, 34, 0.8):
    for y in np.arange(-9, 26, 0.8):
        u = int(y * 5) % 256, int(x * 5) % 256
        d = density[u]
        if d > 0.34:
            kind = int(np.clip(age[u] * 3 + r.normal(0, 0.5), 0, 2))
            spot = (x + r.normal(0, 0.2), y + r.normal(0, 0.2), 0)
            scatter(tufts[kind], [spot], r, 0.2 + d * 0.35, 0.45 + d * 0.8, 0.03)

trees, _ = valley_trees()
for i in range(30):  # almond rows beyond the fence
    for j in range(16):
        if r.random() < 0.96:
            spot = (48 + i * 6 + r.normal(0, 0.4), -60 + j * 7 + r.normal(0, 0.4), 0)
            scatter(trees[2 if r.random() < 0.8 else 0], [spot], r, 0.62, 0.98)
backdrop(trees[:2], 10, 130, 60, 300, 160, 7, 0.8, 1.3)
backdrop(trees[:2], 10, 130, 300, 1500, 900, 6, 0.9, 1.6)
hills(8000, 420, 3, -10, 150)
hills(18000, 1500, 8, -10, 150, lo=2)
shoot(a, exposure=a.exposure, wb=(1.03, 1, 0.97), bloom=a.bloom)
