"""Macro of a fly screen in its frame, half of it washed, a garden out of focus behind it."""

from kit.crowns import crown_tree, foliage
from kit.joinery import frame_material, sash
from kit.land import backdrop, ground
from kit.mesh import box, mesh_np
from kit.plants import bark_mat
from kit.shader import HAZE, Mat, plain
from kit.shoot import shoot
from kit.sky import sky
from kit.stage import obj, read_picture

a = read_picture(
    sun=20,
    azimuth=208,
    exposure=-0.3,
    pitch=0.0017,
    wire=0.2,
    cloud_seed=2.2,
    washed=0.125,  # where the clean part begins, metres from the corner
    slant=0.28,
)
sky(a.sun, a.azimuth, dust=1.8, clouds=0.5, cseed=a.cloud_seed)
HAZE.update(color=(0.80, 0.74, 0.62), length=170, strength=0.5)
W, H = 0.86, 1.15


def wires(M, across):
    """Distance to the middle of the nearest wire, 0..1, along one axis."""
    return M.math('ABSOLUTE', M.math('SUBTRACT', M.math('FRACT', M.math('DIVIDE', across, a.pitch)), 0.5))


M = Mat('mesh')
c = M.tex('Object')
axis = M.n('SeparateXYZ', {0: c}).outputs
sag = M.math('MULTIPLY', M.math('SUBTRACT', M.noise(9, 3, 0.5, c), 0.5), 0.0016)
across, up = M.math('ADD', axis[0], sag), M.math('ADD', axis[2], sag)
u, v = wires(M, across), wires(M, up)
near = M.math('MINIMUM', u, v)
# how dusty, 0..1: the brush has passed to the right of a ragged slanting edge
edge = M.math('ADD', axis[0], M.math('MULTIPLY', axis[2], a.slant))
ragged = M.math('MULTIPLY', M.math('SUBTRACT', M.noise(38, 7, 0.72, M.mapping(c, (1, 1, 0.30))), 0.5), 0.075)
beyond = M.math('ADD', M.math('SUBTRACT', edge, a.washed), ragged)
dust = M.ramp(M.math('MULTIPLY', beyond, 10), [(0.0, 1.0), (0.22, 0.0)])
coat = M.math('MULTIPLY', dust, M.ramp(M.noise(45, 6, 0.68, c), [(0.32, 0.45), (0.66, 1.0)]))
solid = M.math('LESS_THAN', near, M.math('ADD', a.wire / 2, M.math('MULTIPLY', coat, 0.12)))
cell = [M.math('FLOOR', M.math('DIVIDE', side, a.pitch)) for side in (across, up)]
lot = M.n('TexWhiteNoise', {'Vector': M.n('CombineXYZ', {0: cell[0], 1: cell[1]}).outputs[0]}).outputs['Value']
patch = M.ramp(M.noise(32, 5, 0.7, c), [(0.40, 0.02), (0.68, 0.55)])
clogged = M.math('LESS_THAN', lot, M.math('MULTIPLY', M.math('MULTIPLY', coat, coat), patch))
full = M.math('GREATER_THAN', lot, M.ramp(M.noise(20, 3, 0.6, c), [(0.48, 1.0), (0.70, 0.86)]))
drop = M.math('MULTIPLY', full, M.math('LESS_THAN', dust, 0.05))
fibre = M.pbr((0.030, 0.030, 0.032), 0.4, 0.5)
earth = M.ramp(M.noise(240, 4, 0.65, c), [(0.3, (0.140, 0.122, 0.100)), (0.7, (0.30, 0.268, 0.225))])
powder = M.n('BsdfDiffuse', {'Color': earth}).outputs[0]
fibre = M.shader_mix(M.ramp(coat, [(0.0, 0.0), (0.45, 0.96)]), fibre, powder)
water = M.shader_mix(0.30, M.n('BsdfTransparent').outputs[0], M.n('BsdfGlossy', {'Roughness': 0.12}).outputs[0])
veil = M.shader_mix(M.math('MULTIPLY', coat, 0.22), M.n('BsdfTransparent').outputs[0], powder)
hole = M.shader_mix(drop, veil, water)
mesh = M.done(M.shader_mix(M.math('MAXIMUM', solid, clogged), hole, fibre))
obj('mesh', mesh_np('mesh', [(0, 0, 0), (W, 0, 0), (W, 0, H), (0, 0, H)], [(0, 1, 2, 3)]), mesh)
metal = frame_material((0.40, 0.385, 0.36), False, 0.5)
sash(-0.022, -0.022, W + 0.022, H + 0.022, 0.024, -0.006, 0.006, metal, 0.0016)
spline = plain('spline', (0.03, 0.03, 0.03), 0.6)
box('spline', (0.001, -0.008, 0.001), (W, -0.004, 0.0055), spline, 0.0016)
box('spline', (0.001, -0.008, 0.001), (0.0055, -0.004, H), spline, 0.0016)
stool = plain('stool', (0.74, 0.71, 0.65), 0.45, bump=0.05)
box('stool', (-0.6, -0.3, -0.06), (1.6, 0.05, -0.022), stool, 0.006)

oak, bark = foliage('oak', (0.014, 0.022, 0.009), (0.058, 0.070, 0.030), (0.125, 0.125, 0.058)), bark_mat()
trees = [
    crown_tree('t1', 31, oak, bark, 7.6, (3.5, 3.3, 2.7), 1.8, 26, 13, 90, 0.16),
    crown_tree('t2', 32, oak, bark, 8.8, (2.9, 3.1, 3.4), 2.2, 26, 13, 90, 0.16),
]
ground(z=-1.2, mat=plain('lawn', (0.105, 0.115, 0.052), 0.95, scale=0.3, var=0.4, haze=True))
backdrop(trees, -60, 60, 34, 60, 34, 7, 0.7, 1.2, -1.2)
backdrop(trees, -60, 60, 60, 200, 160, 8, 0.8, 1.2, -1.2)
shoot(a, exposure=a.exposure, wb=(1.02, 1, 0.97), bloom=0.12, clamp=6)
