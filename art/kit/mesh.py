"""Meshes from numpy arrays, boxes with bevelled edges, extrusions, tubes."""

import numpy as np
from mathutils import Vector

from .stage import D, obj


def mesh_np(name, verts, quads, uv=None, smooth=False, attr=None, mat_index=None):
    """Fast mesh from (n,3) verts and (m,4) quads; uv is (m,4,2); attr {name:(m,) per-face float}."""
    v, q = np.asarray(verts, np.float32), np.asarray(quads, np.int32)
    m = D.meshes.new(name)
    k = q.shape[1]
    m.vertices.add(len(v))
    m.vertices.foreach_set('co', v.ravel())
    m.loops.add(q.size)
    m.loops.foreach_set('vertex_index', q.ravel())
    m.polygons.add(len(q))
    m.polygons.foreach_set('loop_start', np.arange(0, q.size, k, dtype=np.int32))
    m.polygons.foreach_set('loop_total', np.full(len(q), k, np.int32))
    if smooth:
        m.polygons.foreach_set('use_smooth', np.ones(len(q), bool))
    if uv is not None:
        m.uv_layers.new(name='UV').data.foreach_set('uv', np.asarray(uv, np.float32).ravel())
    for n, a in (attr or {}).items():
        m.attributes.new(n, 'FLOAT', 'FACE').data.foreach_set('value', np.asarray(a, np.float32))
    if mat_index is not None:
        m.polygons.foreach_set('material_index', np.asarray(mat_index, np.int32))
    m.update(calc_edges=True)
    m.validate()
    return m


def box_mesh(name, sx, sy, sz, bevel=0.0, origin=(0, 0, 0), segs=2):
    """Box with min corner at `origin`, bevelled edges."""
    import bmesh

    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector(
            ((v.co.x + 0.5) * sx + origin[0], (v.co.y + 0.5) * sy + origin[1], (v.co.z + 0.5) * sz + origin[2])
        )
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=segs, affect='EDGES', profile=0.5)
    m = D.meshes.new(name)
    bm.to_mesh(m)
    bm.free()
    return m


def box(name, lo, hi, mat, bevel=0.004, parent=None):
    """Bevelled box between two corners."""
    s = [h - l for l, h in zip(lo, hi)]
    return obj(name, box_mesh(name, *s, bevel, lo), mat, parent=parent)


def tube(p0, p1, r0, r1, bend, r, k=6, seg=5):
    """Vertices and quads of a bent, tapering branch."""
    t = np.linspace(0, 1, seg)[:, None]
    b = r.normal(0, bend, 3)
    c = p0 + (p1 - p0) * t + b * np.sin(np.pi * t)
    ax = (p1 - p0) / np.linalg.norm(p1 - p0)
    s = np.cross(ax, [0.3, 0.5, 0.8])
    s /= np.linalg.norm(s)
    q = np.cross(ax, s)
    a = np.linspace(0, 2 * np.pi, k, endpoint=False)
    rad = r0 + (r1 - r0) * t
    v = (c[:, None] + rad[:, None] * (np.cos(a)[None, :, None] * s + np.sin(a)[None, :, None] * q)).reshape(-1, 3)
    f = [
        (i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j)
        for i in range(seg - 1)
        for j in range(k)
    ]
    return v, np.array(f)
