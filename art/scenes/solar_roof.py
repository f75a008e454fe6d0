"""Array on a tiled or shingled roof at ladder height, trees and hills behind."""

from kit.land import backdrop, ground, hills
from kit.mesh import box
from kit.panels import pv_array
from kit.plants import valley_trees
from kit.roof import ridge_caps, tile_roof
from kit.shader import HAZE, plain
from kit.shoot import shoot
from kit.sky import sky
from kit.stage import R, empty, read_picture

a = read_picture(
    sun=19,
    azimuth=128,
    into_sun=False,  # pale golden haze and a short exposure
    exposure=0.72,
    clouds=0.5,
    cloud_seed=3.1,
    tiles='s',
    palette='terracotta',
    pitch=20,
    columns=8,
    rows=2,
    at=(-1.35, -1.75),
    soil=1.0,
    drops=75,
    detail=400,  # pixels of the dirt map a metre
    backsheet=0.16,
    dirt_seed=8,
    trim=(0.62, 0.55, 0.45),
    near_trees=75,
)
if a.into_sun:
    HAZE.update(color=(0.93, 0.72, 0.52), length=1500, strength=0.8)
else:
    HAZE.update(color=(0.62, 0.62, 0.62), length=3200, strength=0.34)
sky(a.sun, a.azimuth, dust=1.6, clouds=a.clouds, cseed=a.cloud_seed)

roof = empty('roof', (0, 0, 4.2), (R(a.pitch), 0, 0))  # slope rises to +Y
tiles = tile_roof(roof, -4.5, 13, -3.2, 4.7, a.tiles, 2, a.palette, a.dirty)
pv_array(
    a.columns,
    a.rows,
    roof,
    a.at,
    a.dirty,
    seed=a.dirt_seed,
    drops=a.drops,
    ppm=a.detail,
    amount=a.soil,
    backsheet=a.backsheet,
)
ridge_caps(roof, -4.5, 13, 4.72, 0.05, tiles.data.materials[0])
fascia, gutter = plain('fascia', a.trim, 0.6), plain('gutter', [c * 1.08 for c in a.trim], 0.45)
box('fascia', (-4.5, -3.24, -0.32), (13, -3.17, -0.03), fascia, 0.006, roof)
box('gutter', (-4.5, -3.36, -0.16), (13, -3.24, -0.05), gutter, 0.02, roof)

trees, cypress = valley_trees()
ground()
backdrop(trees, 20, 140, 24, 75, a.near_trees, 5, 0.6, 0.95)
backdrop(trees, 20, 140, 75, 260, 420, 7, 0.8, 1.25)
backdrop(trees, 20, 140, 260, 1200, 1500, 6, 0.9, 1.6)
backdrop([cypress], 60, 130, 30, 80, 5, 9, 0.9, 1.3)
hills(7000, 330, 3, 0, 180)
hills(14000, 900, 8, 0, 180)
shoot(a, exposure=a.exposure, wb=(1.03, 1.0, 0.97))
