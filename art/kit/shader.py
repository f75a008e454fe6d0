"""A short way to write shader node trees, and haze."""

import bpy

from .stage import D

HAZE = {'color': (0.80, 0.62, 0.42), 'length': 900, 'strength': 0.55, 'maxf': 0.97}  # scenes match it to their sky


class Mat:
    """A material under construction: methods add nodes and return sockets; `done` finishes it."""

    def __init__(s, name):
        s.m = D.materials.new(name)
        s.m.use_nodes = True
        s.t = s.m.node_tree
        s.t.nodes.clear()
        s.out = s.t.nodes.new('ShaderNodeOutputMaterial')

    def n(s, kind, ins=None, **props):
        nd = s.t.nodes.new('ShaderNode' + kind)
        for k, v in props.items():
            setattr(nd, k, v)
        for k, v in (ins or {}).items():
            s.set(nd.inputs[k], v)
        return nd

    def set(s, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            s.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node):
            s.t.links.new(next(o for o in v.outputs if o.enabled), sock)
        elif hasattr(v, '__len__') and len(v) == 3 and sock.type == 'RGBA':
            sock.default_value = (*v, 1)
        else:
            sock.default_value = v

    def math(s, op, a, b=0.0, c=0.0, clamp=False):
        nd = s.n('Math', operation=op, use_clamp=clamp)
        for i, v in enumerate((a, b, c)):
            if i < len(nd.inputs):
                s.set(nd.inputs[i], v)
        return nd.outputs[0]

    def tex(s, kind='Object', obj=None):
        nd = s.n('TexCoord')
        if obj:
            nd.object = obj
        return nd.outputs[kind]

    def mapping(s, vec, scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)):
        return s.n('Mapping', {'Vector': vec, 'Scale': scale, 'Location': loc, 'Rotation': rot}).outputs[0]

    def noise(s, scale=5, detail=4, rough=0.55, vec=None, dist=0.0, out='Fac'):
        ins = {'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist}
        if vec is not None:
            ins['Vector'] = vec
        return s.n('TexNoise', ins).outputs[out]

    def img(s, im, vec=None, ext='REPEAT', out='Color'):
        return s.n('TexImage', {'Vector': vec} if vec is not None else {}, image=im, extension=ext).outputs[out]

    def ramp(s, fac, stops, interp='LINEAR'):
        nd = s.n('ValToRGB', {'Fac': fac})
        cr = nd.color_ramp
        cr.interpolation = interp
        while len(cr.elements) < len(stops):
            cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p
            e.color = (*c, 1) if hasattr(c, '__len__') else (c, c, c, 1)
        return nd.outputs[0]

    def mix(s, fac, a, b, mode='MIX'):
        nd = s.n('MixRGB', blend_type=mode)
        for k, v in zip(('Fac', 'Color1', 'Color2'), (fac, a, b)):
            s.set(nd.inputs[k], (v, v, v, 1) if isinstance(v, (int, float)) and k != 'Fac' else v)
        return nd.outputs[0]

    def shader_mix(s, fac, a, b):
        nd = s.n('MixShader')
        s.set(nd.inputs[0], fac)
        s.set(nd.inputs[1], a)
        s.set(nd.inputs[2], b)
        return nd.outputs[0]

    def bump(s, h, strength=0.3, dist=0.01, normal=None):
        ins = {'Height': h, 'Strength': strength, 'Distance': dist}
        if normal is not None:
            ins['Normal'] = normal
        return s.n('Bump', ins).outputs[0]

    def pbr(s, color, rough=0.6, spec=0.4, metal=0.0, normal=None, **kw):
        ins = {'Base Color': color, 'Roughness': rough, 'Specular': spec, 'Metallic': metal}
        if normal is not None:
            ins['Normal'] = normal
        ins.update(kw)
        return s.n('BsdfPrincipled', ins).outputs[0]

    def cosview(s):
        g = s.n('NewGeometry')
        return s.math(
            'ABSOLUTE',
            s.n('VectorMath', {0: g.outputs['Normal'], 1: g.outputs['Incoming']}, operation='DOT_PRODUCT').outputs[
                'Value'
            ],
        )

    def haze(s, shader, color, length, strength=1.0, maxf=0.97):
        """Aerial perspective: blend to horizon colour with camera distance (camera rays only)."""
        d = s.n('CameraData').outputs['View Distance']
        f = s.math('MULTIPLY', s.math('SUBTRACT', 1.0, s.math('EXPONENT', s.math('DIVIDE', d, -length))), maxf)
        e = s.n('Emission', {'Color': color, 'Strength': strength}).outputs[0]
        return s.shader_mix(f, shader, e)

    def done(s, shader):
        s.t.links.new(shader, s.out.inputs['Surface'])
        return s.m


def hz(M, sh):
    """Haze over a shader, as HAZE says."""
    return M.haze(sh, HAZE['color'], HAZE['length'], HAZE['strength'], HAZE['maxf'])


def plain(name, color, rough=0.6, spec=0.4, metal=0.0, var=0.12, bump=0.0, scale=8.0, haze=False):
    """Slightly imperfect one-colour material: mottled colour + roughness, optional bump."""
    M = Mat(name)
    c = M.tex('Object')
    n = M.noise(scale, 6, 0.6, c)
    lo, hi = [x * (1 - var) for x in color], [min(x * (1 + var), 1) for x in color]
    col = M.ramp(n, [(0.3, lo), (0.7, hi)])
    nr = M.bump(M.noise(scale * 14, 5, 0.65, c), bump, 0.01) if bump else None
    sh = M.pbr(col, M.ramp(n, [(0.3, min(rough * 1.15, 1)), (0.7, rough * 0.85)]), spec, metal, nr)
    return M.done(hz(M, sh) if haze else sh)
