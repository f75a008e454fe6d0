"""Trees, cypress, grass."""

import numpy as np

from .mesh import mesh_np, tube
from .noise import rng
from .shader import Mat, hz
from .stage import obj


def leaf_mat(name, green=(0.085, 0.13, 0.035), warm=(0.20, 0.20, 0.05), trans=0.35):
    """Leaves between green and warm, with light shining through."""
    M = Mat(name)
    rnd = M.n('Attribute', attribute_name='rnd').outputs['Fac']
    oi = M.n('ObjectInfo').outputs['Random']
    col = M.ramp(rnd, [(0, [g * 0.55 for g in green]), (0.55, green), (1, warm)])
    col = M.mix(0.5, col, M.ramp(oi, [(0, (0.75, 0.8, 0.7)), (1, (1.25, 1.1, 0.9))]), 'MULTIPLY')
    d = M.pbr(col, 0.5, 0.35)
    t = M.n('BsdfTranslucent', {'Color': M.mix(1.0, col, (1.5, 1.45, 0.7), 'MULTIPLY')}).outputs[0]
    return M.done(hz(M, M.shader_mix(trans, d, t)))


def bark_mat():
    """Bark."""
    M = Mat('bark')
    c = M.mapping(M.tex('Object'), (1, 1, 0.3))
    n = M.noise(14, 6, 0.7, c)
    return M.done(
        hz(
            M,
            M.pbr(
                M.ramp(n, [(0.3, (0.05, 0.035, 0.025)), (0.7, (0.17, 0.13, 0.10))]),
                0.9,
                0.2,
                normal=M.bump(n, 0.8, 0.03),
            ),
        )
    )


def leaves(pts, size, r, droop=0.3):
    """Diamond leaf quads at pts -> verts, quads."""
    n = len(pts)
    d = r.normal(0, 1, (n, 3))
    d[:, 2] -= droop
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    s = np.cross(d, r.normal(0, 1, (n, 3)))
    s /= np.linalg.norm(s, axis=1, keepdims=True) + 1e-9
    L = (size * r.uniform(0.6, 1.35, n))[:, None]
    u = np.cross(d, s) * L * 0.12
    v = np.stack(
        [pts, pts + d * L * 0.5 + s * L * 0.30 + u, pts + d * L, pts + d * L * 0.5 - s * L * 0.30 + u], 1
    ).reshape(-1, 3)
    return v, np.arange(4 * n).reshape(-1, 4)


def tree_mesh(name, seed, lm, bm_, h=7.0, crown=(3.0, 3.0, 2.6), trunk=2.2, blobs=26, per=900, leaf=0.11, tr=0.16):
    """Broadleaf tree: trunk, branches to clumps, leaves in clumps. crown = ellipsoid radii."""
    r = rng(seed)
    cz = h - crown[2]
    C = np.array(crown)
    d = r.normal(0, 1, (blobs, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    d[:, 2] = np.where(d[:, 2] < -0.45, -d[:, 2], d[:, 2])
    bc = d * C * r.uniform(0.35, 0.86, (blobs, 1)) + [0, 0, cz]
    V, Q, A, MI, off = [], [], [], [], 0

    def add(v, q, a, mi):
        nonlocal off
        V.append(v)
        Q.append(q + off)
        A.append(np.broadcast_to(a, len(q)))
        MI.append(np.full(len(q), mi))
        off += len(v)

    top = np.array([r.normal(0, 0.15), r.normal(0, 0.15), trunk])
    v, q = tube(np.zeros(3), top, tr, tr * 0.72, 0.06, r, 8)
    add(v, q, 0.5, 1)
    for b in bc:
        v, q = tube(top, b, tr * 0.42, 0.02, 0.25, r)
        add(v, q, 0.5, 1)
        m = int(per * r.uniform(0.6, 1.3))
        rad = C * r.uniform(0.26, 0.42)
        g = r.normal(0, 1, (m, 3))
        g /= np.linalg.norm(g, axis=1, keepdims=True)
        tw = b + g * rad * (r.random((m, 1)) ** 0.45)
        v, q = leaves(tw, leaf, r)
        up = np.clip((g[:, 2] * 0.25 + r.normal(0.45, 0.22, m)), 0, 1)
        add(v, q, up, 0)
    me = mesh_np(name, np.vstack(V), np.vstack(Q), attr={'rnd': np.concatenate(A)}, mat_index=np.concatenate(MI))
    me.materials.append(lm)
    me.materials.append(bm_)
    return me


def cypress_mesh(name, seed, lm, bm_, h=8.0, rad=0.75, n=26000, leaf=0.10):
    """Slim Italian cypress."""
    r = rng(seed)
    z = r.random(n) ** 0.8
    prof = np.sin(np.pi * np.clip(z * 0.93 + 0.06, 0, 1)) ** 0.6 * (1 - 0.45 * z)
    a = r.random(n) * 6.283
    lump = 1 + 0.16 * np.sin(a * 5 + z * 30) * np.cos(z * 47)
    q = rad * prof * lump * r.random(n) ** 0.22
    pts = np.c_[q * np.cos(a), q * np.sin(a), 0.25 + z * h]
    v, f = leaves(pts, leaf, r, droop=-1.2)
    v2, f2 = tube(np.zeros(3), np.array([0, 0, 0.8]), 0.12, 0.1, 0.01, r)
    me = mesh_np(
        name,
        np.vstack([v, v2]),
        np.vstack([f, f2 + len(v)]),
        attr={'rnd': np.concatenate([np.clip(r.normal(0.4, 0.2, n), 0, 1), np.full(len(f2), 0.5)])},
        mat_index=np.concatenate([np.zeros(n), np.ones(len(f2))]),
    )
    me.materials.append(lm)
    me.materials.append(bm_)
    return me


def scatter(me, pts, r, smin=0.8, smax=1.2, tilt=0.04, parent=None):
    """Instances of a mesh at points, each turned and scaled a little."""
    for p in pts:
        s = r.uniform(smin, smax)
        obj(
            'inst',
            me,
            (),
            p,
            (r.normal(0, tilt), r.normal(0, tilt), r.random() * 6.283),
            parent,
            (s * r.uniform(0.92, 1.08), s * r.uniform(0.92, 1.08), s),
        )


def grass_patch(name, seed, size=1.0, n=2600, h=0.055, green=(0.10, 0.16, 0.035), warm=(0.26, 0.25, 0.08)):
    """A square of grass blades."""
    r = rng(seed)
    p = np.c_[r.uniform(-size / 2, size / 2, (n, 2)), np.zeros(n)]
    L = h * r.uniform(0.5, 1.5, n)[:, None]
    d = np.c_[r.normal(0, 0.45, (n, 2)), np.ones(n)]
    a = r.random(n) * 6.283
    s = np.c_[np.cos(a), np.sin(a), np.zeros(n)] * 0.0022 * (h / 0.05) ** 0.4
    mid = p + d * L * 0.55 * [1, 1, 1]
    tip = p + d * L + np.c_[d[:, :2] * L * 0.5, np.zeros(n)]
    v = np.stack([p - s, p + s, mid + s * 0.7, tip, mid - s * 0.7], 1).reshape(-1, 3)
    me = mesh_np(name, v, np.arange(5 * n).reshape(-1, 5), attr={'rnd': np.clip(r.normal(0.45, 0.25, n), 0, 1)})
    me.materials.append(leaf_mat(name, green, warm, 0.3))
    return me


def valley_trees():
    """Three broadleaf trees for backgrounds, and a cypress."""
    leaf, dark, bark = leaf_mat('leaf'), leaf_mat('leaf2', (0.06, 0.10, 0.045), (0.15, 0.17, 0.06)), bark_mat()
    trees = [
        tree_mesh('t1', 1, leaf, bark),
        tree_mesh('t2', 2, dark, bark, 8.5, (3.2, 3.2, 3.4), blobs=32),
        tree_mesh('t3', 3, leaf, bark, 5.5, (2.6, 2.6, 2.0)),
    ]
    return trees, cypress_mesh('cypress', 4, dark, bark)
