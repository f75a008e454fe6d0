"""Trees that hold up at thirty metres: crowns of clumps with light and dark sides, cypresses of upright plumes."""

import numpy as np

from .mesh import mesh_np, tube
from .noise import rng
from .shader import Mat, hz

UP = np.array([0, 0, 1.0])


def foliage(name, shade, green, light, through=0.18):
    """Leaves from the depth of a crown (shade) to its lit rim (light). Matt, as dusty leaves are."""
    M = Mat(name)
    tone = M.ramp(M.n('Attribute', attribute_name='rnd').outputs['Fac'], [(0.0, shade), (0.5, green), (1, light)])
    each = M.ramp(M.n('ObjectInfo').outputs['Random'], [(0, (0.80, 0.86, 0.84)), (1, (1.16, 1.06, 0.92))])
    tone = M.mix(0.8, tone, each, 'MULTIPLY')
    glow = M.n('BsdfTranslucent', {'Color': M.mix(1.0, tone, (1.4, 1.35, 0.7), 'MULTIPLY')}).outputs[0]
    return M.done(hz(M, M.shader_mix(through, M.pbr(tone, 0.75, 0.15), glow)))


def unit(v):
    return v / (np.linalg.norm(v, axis=1, keepdims=True) + 1e-9)


def turned_leaves(points, facing, size, r, loose=0.45, along=None):
    """Leaf quads that face outwards more or less; `along` is where their tips point."""
    n = len(points)
    normal = unit(facing + r.normal(0, loose, (n, 3)))
    tip = unit(np.cross(normal, r.normal(0, 1, (n, 3))) if along is None else along + r.normal(0, 0.25, (n, 3)))
    side = unit(np.cross(normal, tip))
    length = (size * r.uniform(0.6, 1.4, n))[:, None]
    back, front = points - tip * length * 0.5, points + tip * length * 0.5
    wide = side * length * 0.27
    v = np.stack([back, points + wide, front, points - wide], 1).reshape(-1, 3)
    return v, np.arange(4 * n).reshape(-1, 4)


def ball(center, radii, k=10, m=6):
    """A coarse closed ellipsoid: the dark inside of a clump."""
    lat, lon = np.linspace(-1.45, 1.45, m), np.linspace(0, 2 * np.pi, k, endpoint=False)
    ring = np.stack([np.cos(lat)[:, None] * np.cos(lon), np.cos(lat)[:, None] * np.sin(lon)], -1)
    v = np.concatenate([ring, np.broadcast_to(np.sin(lat)[:, None, None], (m, k, 1))], -1).reshape(-1, 3)
    q = [
        (i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j)
        for i in range(m - 1)
        for j in range(k)
    ]
    return v * radii + center, np.array(q)


class Parts:
    """Pieces of one mesh: 0 leaves, 1 bark."""

    def __init__(self):
        self.v, self.q, self.tone, self.mat, self.count = [], [], [], [], 0

    def add(self, piece, tone, mat):
        v, q = piece
        self.v.append(v)
        self.q.append(q + self.count)
        self.tone.append(np.broadcast_to(np.clip(tone, 0, 1), len(q)))
        self.mat.append(np.full(len(q), mat))
        self.count += len(v)

    def mesh(self, name, leaf, bark):
        attr = {'rnd': np.concatenate(self.tone)}
        me = mesh_np(name, np.vstack(self.v), np.vstack(self.q), attr=attr, mat_index=np.concatenate(self.mat))
        me.materials.append(leaf)
        me.materials.append(bark)
        return me


def spread(r, n, tries=12):
    """Directions that keep apart, few of them downwards."""
    chosen = []
    for _ in range(n):
        d = unit(r.normal(0, 1, (tries, 3)))
        d[:, 2] = np.where(d[:, 2] < -0.35, -d[:, 2], d[:, 2])
        gap = [min((np.linalg.norm(x - c) for c in chosen), default=9) for x in d]
        chosen.append(d[int(np.argmax(gap))])
    return np.array(chosen)


def crown_tree(
    name, seed, leaf, bark, h=7.0, crown=(3.0, 3.0, 2.4), fork=1.9, clumps=24, tufts=15, per=120, size=0.15, girth=0.17
):
    """A broadleaf tree: limbs, clumps of uneven size at their ends, each made of tufts around a dark inside."""
    r, p = rng(seed), Parts()
    C = np.array(crown)
    middle = np.array([0, 0, h - crown[2]])
    d = spread(r, clumps)
    lean = unit(r.normal(0, 1, (3, 3)))  # directions in which the crown has grown or lacks
    reach = 0.72 + 0.22 * np.cos(3.1 * d @ lean[0]) * (d @ lean[1]) + r.uniform(-0.16, 0.16, clumps)
    at = middle + d * C * np.clip(reach, 0.35, 1.0)[:, None]
    radius = C.mean() * r.uniform(0.20, 0.40, clumps)
    top = np.array([*r.normal(0, 0.12, 2), fork])
    p.add(tube(np.zeros(3), top, girth, girth * 0.75, 0.05, r, 9), 0.5, 1)
    limbs = middle + spread(r, 6) * C * [0.42, 0.42, 0.30]
    for end in limbs:
        p.add(tube(top, end, girth * 0.55, girth * 0.26, 0.16, r, 7), 0.5, 1)
    for a, rad in zip(at, radius):
        start = limbs[np.argmin(np.linalg.norm(limbs - a, axis=1))]
        p.add(tube(start, a, girth * 0.24, 0.012, 0.12, r, 5), 0.5, 1)
        flat = np.array([1, 1, r.uniform(0.66, 0.9)]) * rad
        p.add(ball(a, flat * 0.46), 0.0, 0)
        mood = r.normal(0.5, 0.11) + 0.12 * (a[2] - middle[2]) / C[2]
        for u in [*spread(r, tufts, 6), *unit(r.normal(0, 1, (tufts // 3, 3)) - UP)]:
            b = a + u * flat * r.uniform(0.62, 0.98)
            n = int(per * r.uniform(0.6, 1.3))
            g = unit(r.normal(0, 1, (n, 3)))
            deep = r.random(n) ** 0.5
            spots = b + g * (rad * r.uniform(0.30, 0.46) * deep)[:, None] * [1, 1, 0.8]
            out = unit(0.8 * g + 0.7 * u + 0.3 * UP)
            rim = np.linalg.norm((spots - a) / flat, axis=1)
            tone = mood + 0.42 * (rim - 0.95) + 0.10 * g[:, 2] + r.normal(0, 0.07, n)
            p.add(turned_leaves(spots, out, size, r), tone, 0)
    return p.mesh(name, leaf, bark)
