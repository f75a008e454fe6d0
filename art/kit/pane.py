"""Window glass, clean or grimy."""

import numpy as np

from kit.dirt import rings, streaks
from kit.mesh import mesh_np
from kit.noise import fbm, image, smooth
from kit.shader import Mat
from kit.stage import obj

LINT = (0.47, 0.41, 0.33)


def window_dirt(seed, w, h, ppm=1150, soil=1.0):
    """Film, sprinkler rings and run marks on one pane, 0..1; soil thins all of it."""
    X, Y = int(w * ppm), int(h * ppm)
    film = (
        0.13
        + 0.22 * (fbm(Y, X, 2.3, seed) - 0.4)
        + 0.05 * (fbm(Y, X, 0.9, seed + 1) - 0.5)
        + 0.10 * (fbm(Y, X, 1.8, seed + 2, ax=0.3, ay=4) - 0.5)
    )
    yy = np.linspace(0, 1, Y)[:, None]
    xx = np.linspace(0, 1, X)[None]
    e = np.minimum(xx, 1 - xx) * w
    film = (
        film
        + 0.34 * np.exp(-((yy * h / 0.16) ** 1.2)) * fbm(Y, X, 1.7, seed + 3)
        + 0.28 * np.exp(-((e / 0.05) ** 1.1)) * fbm(Y, X, 1.9, seed + 4)
        + 0.16 * np.exp(-((1 - yy) * h / 0.07)) * fbm(Y, X, 1.5, seed + 5)
    )
    spr = smooth(0.95, 0.25, yy + 0.28 * (fbm(Y, X, 2.6, seed + 6) - 0.5) + 0.18 * (xx - 0.4))  # sprinkler arc
    ring = (
        np.maximum(
            rings(Y, X, ppm, int(2350 * w * h), seed + 7, 0.0020, 0.011),
            0.8 * rings(Y, X, ppm, int(2660 * w * h), seed + 12, 0.001, 0.004),
        )
        * spr
    )
    run = (
        streaks(Y, X, seed + 8, 46, 0.45, ppm * 0.0012, ppm * 0.005)
        * (0.35 + 0.65 * fbm(Y, X, 1.2, seed + 9, ay=2))
        * (0.4 + 0.6 * spr)
    )
    wipe = smooth(0.5, 0.62, fbm(Y, X, 2.2, seed + 10, ax=3, ay=0.8)) * 0.08
    return soil * np.clip(1.15 * np.maximum(film + wipe, 0) + 0.5 * run + 0.75 * ring, 0, 0.93)


def pane(x0, x1, z0, z1, y, seed, dirty, reflect=0.26, detail=1150, soil=1.0):
    """A sheet of glass in the wall plane. Before cleaning it carries `window_dirt`."""
    M = Mat('glass')
    c = M.tex('Object')
    wave = M.bump(M.noise(1.25, 2, 0.5, M.mapping(c, loc=(seed, 0, 0))), 0.035, 0.03)
    # Schlick on |cos|: the Fresnel node would go to total reflection for shadow rays leaving the room
    # and keep the sun out.
    slant = M.math('POWER', M.math('SUBTRACT', 1.0, M.cosview()), 4.5)
    fac = M.math('ADD', reflect, M.math('MULTIPLY', 1 - reflect, slant), clamp=True)
    clear = M.n('BsdfTransparent', {'Color': (0.80, 0.84, 0.83)}).outputs[0]
    if not dirty:
        mirror = M.n('BsdfGlossy', {'Color': (0.93, 0.97, 1.0), 'Roughness': 0.0, 'Normal': wave}).outputs[0]
        shader = M.shader_mix(fac, clear, mirror)
    else:
        d = M.img(image('dirt', window_dirt(seed, x1 - x0, z1 - z0, detail, soil)), M.tex('UV'), 'EXTEND')
        ins = {'Color': (0.93, 0.97, 1.0), 'Roughness': M.math('MULTIPLY', d, 0.42), 'Normal': wave}
        shader = M.shader_mix(fac, clear, M.n('BsdfGlossy', ins).outputs[0])
        speckle = M.math('ADD', 0.7, M.math('MULTIPLY', M.noise(900, 2, 0.6, c), 0.6))
        dust = M.ramp(M.noise(3, 4, 0.6, c), [(0.3, LINT), (0.7, (0.60, 0.57, 0.52))])
        cover = M.math('MULTIPLY', d, speckle, clamp=True)
        shader = M.shader_mix(cover, shader, M.n('BsdfDiffuse', {'Color': dust}).outputs[0])
    corners = [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)]
    m = mesh_np('pane', corners, [(0, 1, 2, 3)], uv=[[(0, 0), (1, 0), (1, 1), (0, 1)]])
    return obj('pane', m, M.done(shader))
