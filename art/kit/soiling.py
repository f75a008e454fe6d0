"""Dust, silt, droppings and water marks over a whole array, and the glass that carries them."""

import numpy as np

from .dirt import droppings, rings, streaks
from .noise import fbm, rng, smooth, stamp
from .shader import Mat

MW, MH, GAP = 1.134, 1.722, 0.020  # a 54-cell (108 half-cut) residential module, portrait


def array_dirt(cols, rows, ppm=420, seed=5, amount=1.0, drops=26, washed=None):
    """(h,w,3) maps over the whole array: film density, droppings, rings. Row 0 = eave side.

    `washed` tells for metres across and up how clean a brush has made it, 0..1.
    """
    W, H = cols * (MW + GAP), rows * (MH + GAP)
    w, h = int(W * ppm), int(H * ppm)
    r = rng(seed)
    f = (
        0.30
        + 0.20 * (fbm(h, w, 2.2, seed) - 0.5)
        + 0.12 * (fbm(h, w, 1.2, seed + 1) - 0.5)
        + 0.22 * (fbm(h, w, 1.7, seed + 2, ax=0.35, ay=3.2) - 0.5)
    )
    n = int(55 * W)
    st = streaks(h, w, seed + 3, n, 0.35, ppm * 0.004, ppm * 0.022)
    f = f * (1 - 0.55 * st * (fbm(h, w, 1.5, seed + 8) > 0.45)) + 0.22 * streaks(
        h, w, seed + 4, n // 2, 0.30, ppm * 0.003, ppm * 0.012
    )
    yy = np.arange(h, dtype=np.float32) / ppm
    ym = yy % (MH + GAP)
    xm = (np.arange(w, dtype=np.float32) / ppm) % (MW + GAP)
    f = f * (1.16 - 0.30 * np.clip(ym / MH, 0, 1)[:, None])  # rain carries dust down and leaves it there
    for c in range(cols):
        for q in range(rows):
            x, y = c * (MW + GAP) * ppm, q * (MH + GAP) * ppm
            f[int(y) : int(y + MH * ppm), int(x) : int(x + MW * ppm)] *= r.uniform(0.86, 1.12)
    wob = fbm(h, w, 1.9, seed + 5, ax=0.6)
    fine = fbm(h, w, 1.0, seed + 6)
    band = np.exp(-((ym[:, None] / (0.035 + 0.15 * wob**2)) ** 1.3)) * (
        0.55 + 0.5 * fine
    )  # silt along the lower frame lip
    side = 0.5 * np.exp(-((np.maximum(np.minimum(xm, MW - xm), 0)[None] / 0.018) ** 1.2)) * wob
    corner = (
        np.exp(-((ym[:, None] / 0.16) ** 1.6))
        * np.exp(-((np.maximum(np.minimum(xm, MW - xm), 0)[None] / 0.14) ** 1.4))
        * 0.5
        * wob
    )
    f = np.clip(f * amount, 0, 1)
    f = 1 - (1 - f) * (1 - 0.97 * band) * (1 - side * 0.7) * (1 - corner)
    ring = rings(h, w, ppm, int(420 * W * H / 4), seed + 7, 0.004, 0.018) * smooth(0.35, 0.65, fbm(h, w, 2.2, seed + 9))
    drop = droppings(h, w, ppm, drops, seed + 10, 0.012, 0.036)
    k = int(drops * 0.3)  # a perch: clustered drops near the top edge
    c2 = droppings(int(0.5 * ppm), int(0.9 * ppm), ppm, k, seed + 11, 0.010, 0.03)
    stamp(drop, c2, w * 0.36, h - 0.35 * ppm)
    maps = np.dstack([np.clip(f, 0, 1), drop, ring]).astype(np.float32)
    if washed:
        across, up = np.arange(w, dtype=np.float32)[None] / ppm, np.arange(h, dtype=np.float32)[:, None] / ppm
        maps *= 1 - washed(across, up)[..., None]
    return maps


def glass_mat(cells, dirt_im, origin, W, H, dirty, dust=(0.39, 0.32, 0.24)):
    """Cells seen through the glass, and what lies on it."""
    M = Mat('pv_glass')
    uv = M.tex('UV')
    col = M.img(cells, uv, 'EXTEND')
    oc = M.tex('Object', origin)
    wav = M.bump(M.noise(2.2, 2, 0.5, oc), 0.012, 0.02)  # roller-wave distortion of tempered glass
    clean_r = M.math('ADD', 0.035, M.math('MULTIPLY', M.noise(9, 5, 0.6, oc), 0.03))
    if not dirty:
        res = M.ramp(
            M.noise(3.0, 6, 0.62, M.mapping(oc, (1, 0.35, 1))), [(0.5, 0.0), (0.85, 0.035)]
        )  # last trace of mineral film
        sh = M.shader_mix(res, M.pbr(col, clean_r, 0.55, normal=wav), M.n('BsdfDiffuse', {'Color': dust}).outputs[0])
        return M.done(sh)
    v = M.mapping(oc, (1 / W, 1 / H, 1))
    mp = M.n('SeparateRGB', {0: M.img(dirt_im, v, 'REPEAT')})
    film, drop, ring = mp.outputs
    grain = M.noise(260, 3, 0.7, oc)
    dens = M.math('MULTIPLY', film, M.math('ADD', 0.72, M.math('MULTIPLY', grain, 0.56)), clamp=True)
    dens = M.math('MAXIMUM', dens, M.math('MULTIPLY', ring, 0.72))
    cosv = M.math('MAXIMUM', M.cosview(), 0.16)
    fac = M.math(
        'SUBTRACT',
        1.0,
        M.math(
            'POWER',
            M.math('SUBTRACT', 1.0, M.math('MINIMUM', M.math('MULTIPLY', dens, 0.78), 0.97)),
            M.math('DIVIDE', 0.72, cosv),
        ),
        clamp=True,
    )
    rough = M.math('ADD', clean_r, M.math('MULTIPLY', dens, 0.45))
    hue = M.ramp(
        M.noise(1.3, 5, 0.6, oc), [(0.3, [c * 0.82 for c in dust]), (0.55, dust), (0.8, (0.42, 0.345, 0.19))]
    )  # olive-yellow pollen drifts
    sh = M.shader_mix(
        fac, M.pbr(col, rough, 0.5, normal=wav), M.n('BsdfDiffuse', {'Color': hue, 'Roughness': 1.0}).outputs[0]
    )
    dc = M.ramp(
        M.noise(70, 4, 0.6, oc), [(0.36, (0.20, 0.19, 0.14)), (0.5, (0.62, 0.60, 0.54)), (0.7, (0.80, 0.79, 0.75))]
    )
    dn = M.bump(M.math('ADD', drop, M.math('MULTIPLY', M.noise(180, 3, 0.6, oc), 0.3)), 0.6, 0.004)
    return M.done(M.shader_mix(M.math('MULTIPLY', drop, 0.94), sh, M.pbr(dc, 0.8, 0.2, normal=dn)))
