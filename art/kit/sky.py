"""Sun, sky and high cloud."""

import bpy

from .shader import Mat
from .stage import R


def sky(elev, azim, strength=0.085, dust=2.5, clouds=0.0, cseed=0.0):
    """Nishita sky. azim: compass degrees, the sun stands towards (sin az, cos az). cseed: another cloud field."""
    w = bpy.context.scene.world
    w.use_nodes = True
    t = w.node_tree
    t.nodes.clear()
    M = Mat.__new__(Mat)
    M.t = t
    out = t.nodes.new('ShaderNodeOutputWorld')
    s = M.n(
        'TexSky',
        sky_type='NISHITA',
        sun_elevation=R(elev),
        sun_rotation=R(azim),
        altitude=100,
        air_density=1.0,
        dust_density=dust,
        ozone_density=1.0,
        sun_disc=True,
        sun_size=R(0.9),
        sun_intensity=1.0,
    )
    col = s.outputs[0]
    if clouds:
        col = cirrus(M, col, clouds, cseed)
    b = M.n('Background', {'Color': col, 'Strength': strength})
    t.links.new(b.outputs[0], out.inputs[0])
    w.cycles.sampling_method = 'MANUAL'
    w.cycles.sample_map_resolution = 1024


def cirrus(M, col, amount, seed):
    """Thin high cloud on a flat layer, drawn out by wind, fading towards the horizon."""
    v = M.tex('Generated')
    x, y, up = M.n('SeparateXYZ', {0: v}).outputs
    z = M.math('ADD', M.math('MAXIMUM', up, 0.0), 0.12)
    layer = M.n('CombineXYZ', {0: M.math('DIVIDE', x, z), 1: M.math('DIVIDE', y, z), 2: seed}).outputs[0]
    layer = M.mapping(layer, (1.0, 0.42, 1), rot=(0, 0, R(25)))
    veil = M.ramp(M.noise(0.9, 9, 0.62, layer, dist=0.6), [(0.48, 0.0), (0.72, 1.0)])
    m = M.math('MULTIPLY', M.math('MULTIPLY', veil, amount), M.ramp(up, [(0.02, 0.0), (0.12, 1.0)]))
    bright = M.mix(1.0, col, (2.6, 2.15, 1.75), 'MULTIPLY')
    return M.mix(m, col, M.mix(0.5, bright, (4.5, 3.7, 3.0)))
