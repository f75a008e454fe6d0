"""Old brick walls, laid brick by brick."""

import numpy as np

from .mesh import box, mesh_np
from .noise import rng
from .shader import Mat, plain
from .stage import obj

LONG, HIGH, JOINT = 0.203, 0.062, 0.011
SIDES = np.array([(0, 1, 2, 3), (4, 5, 1, 0), (5, 6, 2, 1), (6, 7, 3, 2), (7, 4, 0, 3)])


def brick_material():
    """Fired clay, a tone a brick, with lime bloom and soot."""
    M = Mat('brick')
    c = M.tex('Object')
    rnd = M.n('Attribute', attribute_name='rnd').outputs['Fac']
    tone = M.ramp(rnd, [(0.0, (0.085, 0.036, 0.027)), (0.4, (0.175, 0.072, 0.048)), (0.8, (0.255, 0.12, 0.078))])
    tone = M.mix(0.75, tone, M.ramp(M.noise(60, 6, 0.68, c), [(0.35, 0.6), (0.65, 1.15)]), 'MULTIPLY')
    tone = M.mix(M.ramp(M.noise(1.4, 6, 0.65, c), [(0.5, 0.0), (0.8, 0.4)]), tone, (0.40, 0.34, 0.28))
    bump = M.bump(M.noise(170, 5, 0.7, c), 0.7, 0.004)
    return M.done(M.pbr(tone, 0.9, 0.2, normal=bump))


def brick_wall(x0, x1, z0, z1, holes, seed=1):
    """A running bond in the plane y = 0, facing -Y. `holes` are (x0, x1, z0, z1); bricks are cut at their sides."""
    r = rng(seed)
    verts, tones = [], []
    for j, z in enumerate(np.arange(z0, z1, HIGH + JOINT)):
        top = min(z + HIGH, z1)
        for x in np.arange(x0 - (LONG + JOINT) / 2 * (j % 2), x1, LONG + JOINT):
            a, b = x, x + LONG
            for ha, hb, hz0, hz1 in holes:
                if hz0 < z + HIGH / 2 < hz1 and a < hb and b > ha:
                    a, b = (hb, b) if a > ha else (a, ha)
            if b - a < 0.03:
                continue
            face = np.array([(a, z), (b, z), (b, top), (a, top)]) + r.normal(0, 0.0012, (4, 2))
            out = -0.008 + r.normal(0, 0.0014) + r.normal(0, 0.0005, 4)
            verts.append(np.c_[face[:, 0], out, face[:, 1]])
            verts.append(np.c_[face[:, 0], np.full(4, 0.01), face[:, 1]])
            tones.append(np.full(5, r.random()))
    quads = (np.arange(len(tones))[:, None, None] * 8 + SIDES[None]).reshape(-1, 4)
    mesh = mesh_np('bricks', np.vstack(verts), quads, attr={'rnd': np.concatenate(tones)})
    obj('bricks', mesh, brick_material())


def mortar():
    """What lies between and behind the bricks."""
    return plain('mortar', (0.36, 0.33, 0.29), 0.95, bump=0.6, var=0.2)


def soldier_course(x0, x1, z, seed=2):
    """Bricks on end over an opening."""
    r, material = rng(seed), brick_material()
    for x in np.arange(x0, x1 - 0.03, HIGH + JOINT):
        tone = box('soldier', (x, -0.014 + r.normal(0, 0.001), z), (x + HIGH, 0.02, z + LONG), material, 0.003)
        tone.data.attributes.new('rnd', 'FLOAT', 'FACE').data.foreach_set(
            'value', np.full(len(tone.data.polygons), r.random(), np.float32)
        )
