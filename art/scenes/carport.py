"""Panels on a steel carport over a parking lot, seen from a lift at the height of the roof."""

import numpy as np

from kit.land import backdrop, ground, hills
from kit.mesh import box
from kit.noise import rng
from kit.panels import pv_array
from kit.plants import scatter, valley_trees
from kit.shader import HAZE, Mat, hz, plain
from kit.shoot import shoot
from kit.sky import sky
from kit.soiling import GAP, MW
from kit.stage import R, copy_children, empty, read_picture

a = read_picture(sun=16, azimuth=140, exposure=0.85, columns=14, soil=1.0, drops=90, cloud_seed=6.4, detail=300)
HAZE.update(color=(0.72, 0.64, 0.55), length=1500, strength=0.34)
sky(a.sun, a.azimuth, dust=1.8, clouds=0.65, cseed=a.cloud_seed)
r = rng(8)
TILT, LOW, WIDTH, SPACE = R(7), 3.0, a.columns * (MW + GAP), 13.0
steel = plain('steel', (0.60, 0.60, 0.59), 0.5, metal=0.3, scale=6)


def frame(y0):
    """Columns in the middle of the bay, cantilevered beams, purlins along."""
    for x in np.arange(1.2, WIDTH, 5.0):
        box('column', (x - 0.13, y0 + 2.5, 0), (x + 0.13, y0 + 2.76, LOW + 0.1), steel, 0.01)
        box(
            'footing',
            (x - 0.3, y0 + 2.33, 0),
            (x + 0.3, y0 + 2.93, 0.75),
            plain('footing', (0.4, 0.38, 0.35), 0.9),
            0.02,
        )
        beam = empty('beam', (x, y0, LOW), (TILT, 0, 0))
        box('beam', (-0.08, 0.1, -0.34), (0.08, 5.15, -0.12), steel, 0.006, beam)
    along = empty('along', (0, y0, LOW), (TILT, 0, 0))
    for y in np.arange(0.25, 5.2, 0.85):
        box('purlin', (-0.1, y - 0.04, -0.12), (WIDTH + 0.1, y + 0.04, 0.0), steel, 0.005, along)
    box('edge', (-0.12, -0.06, -0.14), (WIDTH + 0.12, 0.0, 0.03), steel, 0.005, along)


first = pv_array(
    a.columns,
    3,
    empty('bay', (0, 0, LOW), (TILT, 0, 0)),
    (0, 0),
    a.dirty,
    standoff=0.05,
    seed=21,
    ppm=a.detail,
    amount=a.soil,
    drops=a.drops,
)
frame(0)
for k in (1, 2):
    bay = empty(f'bay{k}', (0, SPACE * k, LOW), (TILT, 0, 0))
    copy_children(first, empty('o', (0, 0, 0.05), parent=bay))
    frame(SPACE * k)

# parking lot: cracked asphalt, worn lines, islands with trees
ground(z=-0.05)
M = Mat('asphalt')
c = M.tex('Object')
seam = M.n(
    'TexVoronoi',
    {
        'Vector': M.n('MixRGB', {'Fac': 0.25, 'Color1': c, 'Color2': M.noise(0.6, 5, 0.7, c, out='Color')}).outputs[0],
        'Scale': 0.16,
    },
    feature='DISTANCE_TO_EDGE',
).outputs['Distance']
tone = M.ramp(M.noise(0.5, 7, 0.65, c), [(0.3, (0.06, 0.058, 0.057)), (0.7, (0.125, 0.12, 0.113))])
tone = M.mix(M.ramp(seam, [(0.0, 0.5), (0.005, 0.0)]), tone, (0.03, 0.03, 0.03))
tone = M.mix(0.6, tone, M.ramp(M.noise(160, 3, 0.7, c), [(0.4, 0.6), (0.65, 1.25)]), 'MULTIPLY')
lot = M.done(hz(M, M.pbr(tone, 0.85, 0.3, normal=M.bump(M.noise(220, 3, 0.7, c), 0.4, 0.005))))
box('lot', (-30, -16, -0.3), (42, 44, 0), lot, 0)
paint = plain('paint', (0.62, 0.60, 0.55), 0.8, var=0.35, scale=5)
for k in range(-1, 3):
    for x in np.arange(-26, 40, 2.75):
        box('line', (x, SPACE * k + 0.0, 0), (x + 0.1, SPACE * k + 5.2, 0.004), paint, 0)
curb, bark_chips = plain('curb', (0.46, 0.43, 0.38), 0.9), plain('chips', (0.17, 0.12, 0.08), 0.95, bump=0.8, scale=6)
trees, cypress = valley_trees()
for k in (0, 1, 2):
    x = WIDTH + 2.2
    box('curb', (x, SPACE * k, 0), (x + 3, SPACE * k + 5.2, 0.15), curb, 0.04)
    box('bed', (x + 0.15, SPACE * k + 0.15, 0.1), (x + 2.85, SPACE * k + 5.05, 0.17), bark_chips, 0.02)
    scatter(trees[2], [(x + 1.5, SPACE * k + 2.6, 0.1)], r, 0.7, 0.9)
backdrop(trees, 0, 120, 52, 120, 130, 5, 0.7, 1.0)
backdrop(trees, 0, 120, 120, 1200, 1300, 6, 0.9, 1.5)
hills(8000, 400, 3, -10, 150)
hills(18000, 1400, 8, -10, 150, lo=2)
shoot(a, exposure=a.exposure, wb=(1.03, 1.0, 0.97), bloom=0.08)
