"""Stucco and house windows seen from afar."""

from .mesh import box, mesh_np
from .shader import Mat, hz
from .stage import obj


def stucco_mat(color=(0.72, 0.64, 0.53), dirty=False, haze=False, scale=1.0):
    """Troweled stucco."""
    M = Mat('stucco')
    c = M.tex('Object')
    big = M.noise(0.9 * scale, 6, 0.6, c)
    mid = M.noise(38 * scale, 6, 0.62, c)
    col = M.ramp(big, [(0.25, [x * 0.84 for x in color]), (0.75, color)])
    col = M.mix(0.30, col, M.ramp(mid, [(0.35, 0.65), (0.65, 1.05)]), 'MULTIPLY')
    v = M.n('TexVoronoi', {'Vector': c, 'Scale': 62 * scale}, feature='SMOOTH_F1').outputs['Distance']
    h = M.math('ADD', M.math('MULTIPLY', M.noise(88 * scale, 6, 0.7, c), 0.9), M.math('MULTIPLY', v, 0.55))
    sh = M.pbr(col, 0.9, 0.2, normal=M.bump(h, 0.55, 0.006 / scale))
    return M.done(hz(M, sh) if haze else sh)


def glass_simple(tint=(0.012, 0.014, 0.016)):
    """Distant window pane: a dark room and the sky in the glass."""
    M = Mat('pane')
    wave = M.bump(M.noise(1.6, 2, 0.5, M.tex('Object')), 0.02, 0.03)
    return M.done(M.pbr(tint, 0.02, 0.9, normal=wave))


def window(parent, x, z, w, h, vinyl, trim, pane, y=0, mullions=1, curtain=None):
    """Window on a wall facing local -Y at plane y."""
    t = 0.10
    for lo, hi in (
        ((x - t, z - t), (x + w + t, z)),
        ((x - t, z + h), (x + w + t, z + h + t)),
        ((x - t, z), (x, z + h)),
        ((x + w, z), (x + w + t, z + h)),
    ):
        box('trim', (lo[0], y - 0.045, lo[1]), (hi[0], y + 0.02, hi[1]), trim, 0.008, parent)
    f = 0.055
    for lo, hi in (
        ((x, z), (x + w, z + f)),
        ((x, z + h - f), (x + w, z + h)),
        ((x, z), (x + f, z + h)),
        ((x + w - f, z), (x + w, z + h)),
    ):
        box('vinyl', (lo[0], y - 0.022, lo[1]), (hi[0], y + 0.03, hi[1]), vinyl, 0.004, parent)
    for i in range(mullions):
        xm = x + w * (i + 1) / (mullions + 1)
        box('mull', (xm - 0.025, y - 0.018, z + f), (xm + 0.025, y + 0.02, z + h - f), vinyl, 0.004, parent)
    m = mesh_np(
        'pane',
        [
            (x + f, y - 0.006, z + f),
            (x + w - f, y - 0.006, z + f),
            (x + w - f, y - 0.006, z + h - f),
            (x + f, y - 0.006, z + h - f),
        ],
        [(0, 1, 2, 3)],
    )
    obj('pane', m, pane, parent=parent)
