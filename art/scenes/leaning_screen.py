"""A window screen taken down and leaned on the stucco wall, its top corner close, the window it came from behind."""

import math

import numpy as np

from kit.joinery import curtain, frame_material, linen_material, sash
from kit.land import ground
from kit.mesh import box, mesh_np
from kit.noise import rng
from kit.pane import pane
from kit.plants import bark_mat, leaf_mat, scatter, tree_mesh
from kit.shader import HAZE, Mat, plain
from kit.shoot import shoot
from kit.sky import sky
from kit.stage import empty, obj, read_picture
from kit.wall import stucco_mat

a = read_picture(
    sun=27,
    azimuth=128,
    exposure=-0.12,
    cloud_seed=5.2,
    wall=(0.55, 0.45, 0.335),
    size=(0.72, 1.16),
    foot=0.26,  # how far the lower edge stands from the wall
    weave=0.0026,  # from one thread of the mesh to the next
    thread=0.3,
)
sky(a.sun, a.azimuth, dust=1.4, clouds=0.6, cseed=a.cloud_seed)
HAZE.update(color=(0.66, 0.60, 0.52), length=900, strength=0.34)
W, H = a.size

# the wall, its plane is y = 0 and faces -Y, with the window at the right
X0, X1, Z0, Z1 = 0.42, 1.94, 0.86, 2.08
wall = stucco_mat(a.wall)
for lo, hi in (
    ((-5, 0, -1), (X0, 0.16, 3.2)),
    ((X1, 0, -1), (6, 0.16, 3.2)),
    ((X0, 0, -1), (X1, 0.16, Z0)),
    ((X0, 0, Z1), (X1, 0.16, 3.2)),
):
    box('wall', lo, hi, wall, 0)
trim, k = stucco_mat([min(c * 1.32, 0.82) for c in a.wall], scale=1.5), 0.09
box('trim', (X0 - k, -0.030, Z0 - 0.02), (X0, 0.02, Z1 + k), trim, 0.01)
box('sill', (X0 - k - 0.03, -0.10, Z0 - 0.055), (X1 + k + 0.03, 0.03, Z0), trim, 0.014)
box('apron', (X0 - k, -0.030, Z0 - 0.14), (X1 + k, 0.02, Z0 - 0.05), trim, 0.01)
vinyl = frame_material((0.83, 0.825, 0.80), False)
sash(X0, Z0, X1, Z1, 0.048, 0.035, 0.125, vinyl)
sash(X0 + 0.04, Z0 + 0.04, (X0 + X1) / 2, Z1 - 0.04, 0.046, 0.055, 0.085, vinyl)
pane(X0 + 0.08, (X0 + X1) / 2 - 0.04, Z0 + 0.078, Z1 - 0.078, 0.070, 3, False)
pane((X0 + X1) / 2, X1 - 0.05, Z0 + 0.05, Z1 - 0.05, 0.10, 7, False)
room = plain('room', (0.34, 0.29, 0.23), 0.9)
box('room', (-1, 3.2, -0.2), (4, 3.3, 3), room, 0)
box('floor', (-1, 0.16, -0.1), (4, 3.3, 0), plain('floor', (0.16, 0.09, 0.05), 0.4), 0)
curtain(X0 - 0.1, X0 + 0.4, Z1 + 0.2, 1.9, 1, linen_material())
paving = plain('paving', (0.42, 0.39, 0.345), 0.85, bump=0.35, scale=1.4, var=0.2)
box('patio', (-6, -3, -0.1), (6, 0, 0), paving, 0.008)

# the screen, upright in its own space: x across, z up, the room side at +y
lean = empty('screen', (-W / 2 - 0.06, -a.foot - 0.012, 0.004), (-math.asin(a.foot / H), 0, math.radians(0.8)))


def threads(M, across):
    """Distance to the middle of the nearest thread, 0..1, along one axis."""
    return M.math('ABSOLUTE', M.math('SUBTRACT', M.math('FRACT', M.math('DIVIDE', across, a.weave)), 0.5))


M = Mat('mesh')
c = M.tex('Object', lean)
axis = M.n('SeparateXYZ', {0: c}).outputs
sag = M.math('MULTIPLY', M.math('SUBTRACT', M.noise(7, 3, 0.5, c), 0.5), 0.004)
u, v = threads(M, M.math('ADD', axis[0], sag)), threads(M, M.math('ADD', axis[2], sag))
solid = M.math('LESS_THAN', M.math('MINIMUM', u, v), a.thread / 2)
fiber = M.pbr((0.05, 0.05, 0.052), 0.5, 0.4)
mesh = M.done(M.shader_mix(solid, M.n('BsdfTransparent').outputs[0], fiber))
bar, depth = 0.021, 0.0095
n = 60
t = np.linspace(0, 1, n)
gx, gz = np.meshgrid(t, t)
belly = 0.004 * np.sin(np.pi * gx) * np.sin(np.pi * gz)  # old mesh is never quite flat
V = np.c_[(bar + gx * (W - 2 * bar)).ravel(), (belly - 0.001).ravel(), (bar + gz * (H - 2 * bar)).ravel()]
Q = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(n - 1) for i in range(n - 1)]
obj('mesh', mesh_np('mesh', V, Q, smooth=True), mesh, parent=lean)

metal = frame_material((0.105, 0.088, 0.072), False, 0.3)
rubber = plain('spline', (0.028, 0.028, 0.03), 0.55)
plastic = plain('corner', (0.075, 0.064, 0.054), 0.42, var=0.04)
e, y0, y1 = 0.034, -depth / 2, depth / 2
for lo, hi in (
    ((e, y0, 0), (W - e, y1, bar)),
    ((e, y0, H - bar), (W - e, y1, H)),
    ((0, y0, e), (bar, y1, H - e)),
    ((W - bar, y0, e), (W, y1, H - e)),
):
    box('bar', lo, hi, metal, 0.0018, lean)
# corner keys: plastic, a hair thicker than the bars they join
for x in (0, W - e):
    for z in (0, H - e):
        side = x if x == 0 else W - bar
        edge = z if z == 0 else H - bar
        box('key', (x, y0 - 0.0006, edge), (x + e, y1 + 0.0006, edge + bar), plastic, 0.0022, lean)
        low = z + bar if z == 0 else z
        box('key', (side, y0 - 0.0006, low), (side + bar, y1 + 0.0006, low + e - bar), plastic, 0.0022, lean)
# the rubber cord that holds the mesh, pressed into the inner edge of the bars
r, s = rng(3), 0.0052
for lo, hi in (
    ((bar - 0.001, y0 - 0.0012, bar - s), (W - bar + 0.001, y0 + 0.002, bar)),
    ((bar - 0.001, y0 - 0.0012, H - bar), (W - bar + 0.001, y0 + 0.002, H - bar + s)),
    ((bar - s, y0 - 0.0012, bar - s), (bar, y0 + 0.002, H - bar + s)),
    ((W - bar, y0 - 0.0012, bar - s), (W - bar + s, y0 + 0.002, H - bar + s)),
):
    box('spline', lo, hi, rubber, 0.0016, lean)
# the yard behind the camera, which the glass reflects
ground(200, -0.1, plain('lawn', (0.10, 0.115, 0.055), 0.95, scale=1.2, var=0.35))
hedge = tree_mesh('hedge', 8, leaf_mat('leaf', (0.08, 0.125, 0.03)), bark_mat(), 1.5, (0.9, 0.9, 0.8), 0.2, 14, 300, 0.06)
scatter(hedge, [(x, -14 + r.normal(0, 0.5), -0.1) for x in np.arange(-6, 22, 1.3)], r, 0.9, 1.6)
shoot(a, exposure=a.exposure, wb=(1.02, 1, 0.97), clamp=6)
