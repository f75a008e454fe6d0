"""Macro of a fly screen in its frame, an evening garden out of focus behind it."""

from kit.joinery import frame_material, sash
from kit.land import backdrop, ground
from kit.mesh import box, mesh_np
from kit.noise import rng
from kit.plants import scatter, valley_trees
from kit.shader import HAZE, Mat, plain
from kit.shoot import shoot
from kit.sky import sky
from kit.stage import obj, read_picture

a = read_picture(sun=13, azimuth=32, exposure=0.35, pitch=0.0017, wire=0.17, cloud_seed=2.2)
sky(a.sun, a.azimuth, dust=1.8, clouds=0.5, cseed=a.cloud_seed)
HAZE.update(color=(0.86, 0.68, 0.45), length=160, strength=0.6)
W, H = 0.86, 1.15


def wires(M, across):
    """Distance to the middle of the nearest wire, 0..1, along one axis."""
    return M.math('ABSOLUTE', M.math('SUBTRACT', M.math('FRACT', M.math('DIVIDE', across, a.pitch)), 0.5))


M = Mat('mesh')
c = M.tex('Object')
axis = M.n('SeparateXYZ', {0: c}).outputs
sag = M.math('MULTIPLY', M.math('SUBTRACT', M.noise(9, 3, 0.5, c), 0.5), 0.0016)
u, v = wires(M, M.math('ADD', axis[0], sag)), wires(M, M.math('ADD', axis[2], sag))
solid = M.math('LESS_THAN', M.math('MINIMUM', u, v), a.wire / 2)
fibre = M.pbr((0.045, 0.045, 0.045), 0.45, 0.5)
if a.dirty:
    clump = M.math('MULTIPLY', M.noise(26, 6, 0.7, c), M.noise(420, 3, 0.7, c))
    solid = M.math('MAXIMUM', solid, M.math('GREATER_THAN', clump, 0.30))
    fibre = M.shader_mix(
        M.ramp(M.noise(60, 6, 0.7, c), [(0.3, 0.35), (0.6, 0.95)]),
        fibre,
        M.n(
            'BsdfDiffuse',
            {'Color': M.ramp(M.noise(300, 3, 0.6, c), [(0.3, (0.20, 0.16, 0.11)), (0.7, (0.46, 0.40, 0.31))])},
        ).outputs[0],
    )
mesh = M.done(M.shader_mix(solid, M.n('BsdfTransparent').outputs[0], fibre))
obj('mesh', mesh_np('mesh', [(0, 0, 0), (W, 0, 0), (W, 0, H), (0, 0, H)], [(0, 1, 2, 3)]), mesh)
metal = frame_material((0.70, 0.69, 0.66), a.dirty, 0.6)
sash(-0.022, -0.022, W + 0.022, H + 0.022, 0.024, -0.006, 0.006, metal, 0.0016)
spline = plain('spline', (0.03, 0.03, 0.03), 0.6)
box('spline', (0.001, -0.008, 0.001), (W, -0.004, 0.0055), spline, 0.0016)
box('spline', (0.001, -0.008, 0.001), (0.0055, -0.004, H), spline, 0.0016)
stool = plain('stool', (0.74, 0.71, 0.65), 0.45, bump=0.05)
box('stool', (-0.6, -0.3, -0.06), (1.6, 0.05, -0.022), stool, 0.006)

trees, cypress = valley_trees()
ground(z=-1.2, mat=plain('lawn', (0.13, 0.17, 0.05), 0.95, scale=0.5, var=0.5))
r = rng(6)
for k, x, y, s in ((0, 2.5, 11, 0.8), (1, 7.5, 16, 0.8), (2, -0.5, 19, 0.8), (0, 13, 18, 0.9), (1, 4, 30, 1)):
    scatter(trees[k], [(x, y, -1.2)], r, s, s)
backdrop(trees, -40, 80, 30, 200, 160, 7, 0.8, 1.2)
shoot(a, exposure=a.exposure, wb=(1.02, 1, 0.97), bloom=0.12, clamp=6)
