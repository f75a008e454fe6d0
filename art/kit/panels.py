"""Photovoltaic modules and arrays of them."""

import numpy as np

from .mesh import box, box_mesh
from .noise import image, rng
from .shader import Mat, plain
from .soiling import GAP, MH, MW, array_dirt, glass_mat
from .stage import D, empty, obj


def cell_image(ppm=1600, backsheet=0.16, seed=3):
    """Albedo of a half-cut mono module seen through the glass. (linear)"""
    h, w = int(MH * ppm), int(MW * ppm)
    r = rng(seed)
    im = np.full((h, w, 3), backsheet, np.float32) * np.array([0.95, 0.98, 1.0], np.float32)
    cw, ch, g = 0.182, 0.091, 0.0022
    x0 = (MW - 6 * cw - 5 * g) / 2
    mid = 0.010
    y0 = (MH - 18 * ch - 16 * g - mid) / 2

    def px(v):
        return int(round(v * ppm))

    for i in range(6):
        for j in range(18):
            x = x0 + i * (cw + g)
            y = y0 + j * (ch + g) + (mid - g if j > 8 else 0)
            a, b, c, d = px(y), px(y + ch), px(x), px(x + cw)
            base = (
                np.array([0.0055, 0.0085, 0.0185])
                * r.uniform(0.8, 1.25)
                * np.array([1, r.uniform(0.94, 1.06), r.uniform(0.9, 1.12)])
            )
            im[a:b, c:d] = base
            k = px(0.006)  # pseudo-square corners
            tri = np.add.outer(np.arange(k), np.arange(k)) < k
            top, left = j % 2 == 1, slice(c, c + k)
            ys = slice(b - k, b) if top else slice(a, a + k)
            t = tri[::-1] if top else tri
            im[ys, left][t] = backsheet
            im[ys, d - k : d][t[:, ::-1]] = backsheet
            im[a : b : max(px(0.0016), 2), c:d] *= 1.25  # fingers
            for q in range(10):
                xb = px(x + cw * (q + 0.5) / 10)
                im[a:b, xb : xb + max(px(0.0005), 1)] = (0.17, 0.175, 0.18)
    return image('cells', im, True)


def frame_mat(dirty, tone=(0.58, 0.58, 0.585)):
    """Anodised frame, dusty when dirty."""
    M = Mat('pv_frame')
    c = M.tex('Object')
    n = M.noise(3, 5, 0.6, c)
    fine = M.noise(160, 2, 0.6, M.mapping(c, (0.05, 1, 1)))
    sh = M.pbr(
        M.ramp(n, [(0.3, [t * 0.88 for t in tone]), (0.7, tone)]),
        M.math('ADD', 0.24, M.math('MULTIPLY', fine, 0.14)),
        0.5,
        0.92,
    )
    if dirty:
        f = M.math('MULTIPLY', M.ramp(M.noise(14, 6, 0.65, c), [(0.3, 0.15), (0.7, 1.0)]), 0.8)
        sh = M.shader_mix(f, sh, M.n('BsdfDiffuse', {'Color': (0.31, 0.25, 0.18), 'Roughness': 1}).outputs[0])
    return M.done(sh)


def module_mesh(gm, fm, depth=0.035, lip=0.011):
    """One module: glass and four frame bars, its lower left corner at the origin."""
    import bmesh

    bm = bmesh.new()
    for sx, sy, o in (
        (MW, lip, (0, 0, 0)),
        (MW, lip, (0, MH - lip, 0)),
        (lip, MH - 2 * lip, (0, lip, 0)),
        (lip, MH - 2 * lip, (MW - lip, lip, 0)),
    ):
        t = box_mesh('t', sx, sy, depth, 0.0012, o)
        bm.from_mesh(t)
        D.meshes.remove(t)
    for f in bm.faces:
        f.material_index = 1
    uvl = bm.loops.layers.uv.new('UV')
    vs = [
        bm.verts.new((x, y, depth - 0.0016))
        for x, y in ((0.004, 0.004), (MW - 0.004, 0.004), (MW - 0.004, MH - 0.004), (0.004, MH - 0.004))
    ]
    f = bm.faces.new(vs)
    f.material_index = 0
    for l in f.loops:
        l[uvl].uv = (l.vert.co.x / MW, l.vert.co.y / MH)
    m = D.meshes.new('module')
    bm.to_mesh(m)
    bm.free()
    m.materials.append(gm)
    m.materials.append(fm)
    return m


def pv_array(
    cols,
    rows,
    parent,
    loc,
    dirty,
    standoff=0.13,
    seed=5,
    ppm=420,
    amount=1.0,
    drops=26,
    tone=(0.58, 0.58, 0.585),
    backsheet=0.16,
    washed=None,
):
    """Array lying in the parent's XY plane (y = uphill). Returns its origin. `washed` says where it is clean already."""
    r = rng(seed)
    origin = empty('array', (loc[0], loc[1], standoff), parent=parent)
    width, height = cols * (MW + GAP), rows * (MH + GAP)
    dirt = image('dirt', array_dirt(cols, rows, ppm, seed, amount, drops, washed)) if dirty else None
    glass = glass_mat(cell_image(backsheet=backsheet), dirt, origin, width, height, dirty)
    module = module_mesh(glass, frame_mat(dirty, tone))
    for j in range(rows):
        for i in range(cols):  # no installer lays modules perfectly flat
            at = i * (MW + GAP) + r.normal(0, 0.0012), j * (MH + GAP) + r.normal(0, 0.002), r.normal(0, 0.001)
            tilt = r.normal(0, 0.0022), r.normal(0, 0.0022), r.normal(0, 0.0006)
            obj('pv', module, (), at, tilt, origin)
    rails(cols, rows, origin)
    return origin


def rails(cols, rows, origin):
    """Mounting rails, and the black clamps between the modules."""
    rail = plain('rail', (0.42, 0.42, 0.43), 0.38, metal=0.9)
    clamp = plain('clamp', (0.10, 0.10, 0.10), 0.4, metal=0.6)
    clamp_mesh = box_mesh('clamp', 0.04, 0.05, 0.012, 0.002)
    for j in range(rows):
        for q in (0.36, 1.36):
            y = j * (MH + GAP) + q
            box('rail', (-0.06, y, -0.048), (cols * (MW + GAP) + 0.04, y + 0.04, -0.002), rail, 0.003, origin)
            for i in range(cols + 1):
                at = i * (MW + GAP) - GAP / 2 - 0.02, y - 0.005, 0.0335
                obj('clamp', clamp_mesh, clamp, at, parent=origin)
