"""Macro of a sliding-window track: packed with grit, or bare with a few drops."""

import numpy as np

from kit.land import ground
from kit.mesh import box, extrude, mesh_np, tube
from kit.noise import fbm, rng, smooth
from kit.plants import leaf_mat
from kit.shader import Mat, plain
from kit.shoot import shoot
from kit.sky import sky
from kit.stage import D, R, obj, read_picture
from kit.wall import stucco_mat

a = read_picture(sun=38, azimuth=236, exposure=0.0)
sky(elev=a.sun, azim=a.azimuth, strength=0.085, dust=1.2, clouds=0.6, cseed=2.2)
mm = 0.001
X0, LEN = -0.30, 0.75
# profile in (y, z), mm. -Y is outdoors. Two rails and three channels, then an indoor upstand.
PR = [
    (-62, -14),
    (-62, 4),
    (-58, 6),
    (-44, 6),
    (-44, 24),
    (-42.4, 25),
    (-40.8, 24),
    (-40.8, 4),
    (-24, 4),
    (-24, 19),
    (-22.8, 21.5),
    (-21.2, 21.5),
    (-20, 19),
    (-20, 4),
    (6, 4),
    (6, 19),
    (7.2, 21.5),
    (8.8, 21.5),
    (10, 19),
    (10, 4),
    (30, 4),
    (30, 36),
    (33, 36),
    (33, 4),
    (60, 4),
    (60, -14),
]
M = Mat('track')
c = M.tex('Object')
drawn = M.noise(700, 3, 0.7, M.mapping(c, (0.012, 1, 1)))  # faint lines along the extrusion
tone = M.ramp(M.noise(22, 5, 0.6, c), [(0.3, (0.73, 0.725, 0.70)), (0.7, (0.80, 0.795, 0.775))])
gloss = M.math('ADD', 0.16, M.math('MULTIPLY', drawn, 0.16))
alu = M.pbr(tone, gloss, 0.5, normal=M.bump(drawn, 0.06, 0.0003))
if a.dirty:
    ao = M.n('AmbientOcclusion', {'Distance': 0.016}, samples=8).outputs['AO']
    g = M.math(
        'ADD',
        M.ramp(ao, [(0.25, 1.0), (0.95, 0.15)]),
        M.math('MULTIPLY', M.math('SUBTRACT', M.noise(90, 7, 0.7, c), 0.5), 1.5),
        clamp=True,
    )
    col = M.ramp(
        M.noise(60, 6, 0.65, c), [(0.3, (0.035, 0.027, 0.02)), (0.5, (0.09, 0.07, 0.05)), (0.75, (0.22, 0.185, 0.14))]
    )
    alu = M.shader_mix(
        M.math('MULTIPLY', g, 0.94), alu, M.pbr(col, 0.95, 0.1, normal=M.bump(M.noise(900, 5, 0.7, c), 0.6, 0.0012))
    )
am = M.done(alu)
o = extrude('track', [(y * mm, z * mm) for y, z in PR], LEN, am, loc=(X0, 0, 0))
bv = o.modifiers.new('b', 'BEVEL')
bv.width, bv.segments, bv.limit_method, bv.angle_limit = 0.0006, 2, 'ANGLE', R(25)
o.data.use_auto_smooth = True
for x in (-0.05, 0.18):
    box(
        'weep',
        (X0 + 0.3 + x, -0.0195, 0.0041),
        (X0 + 0.3 + x + 0.022, -0.014, 0.0046),
        plain('dark', (0.01, 0.01, 0.01), 0.8),
        0,
    )
for x in (-0.09, 0.13, 0.31):  # screw heads
    import bmesh

    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=20, v_segments=10, radius=0.0042)
    s = D.meshes.new('sc')
    bm.to_mesh(s)
    bm.free()
    obj('screw', s, plain('steel', (0.5, 0.49, 0.47), 0.3, metal=1.0), (x, -0.007, 0.0042), scale=(1, 1, 0.35))
# stucco sill outdoors, painted stool indoors, sash standing in the outer channel at the far end
box('stool', (X0, 0.060, -0.02), (X0 + LEN, 0.35, 0.012), plain('paint', (0.78, 0.75, 0.69), 0.4, bump=0.05), 0.004)
box('outs', (X0, -0.25, -0.03), (X0 + LEN, -0.062, -0.006), stucco_mat((0.60, 0.52, 0.41), scale=2), 0.004)
vm = plain('vinyl', (0.78, 0.775, 0.75), 0.35, var=0.05)
box('sash', (0.20, -0.018, 0.009), (0.95, 0.004, 0.060), vm, 0.004)
box('stile', (0.20, -0.018, 0.050), (0.245, 0.004, 0.8), vm, 0.004)
gm = Mat('g')
f = gm.n('Fresnel', {'IOR': 1.5}).outputs[0]
gl = gm.done(
    gm.shader_mix(
        f,
        gm.n('BsdfTransparent', {'Color': (0.86, 0.9, 0.89)}).outputs[0],
        gm.n('BsdfGlossy', {'Roughness': 0.0}).outputs[0],
    )
)
obj(
    'glass',
    mesh_np(
        'gl', [(0.245, -0.007, 0.06), (0.9, -0.007, 0.06), (0.9, -0.007, 0.8), (0.245, -0.007, 0.8)], [(0, 1, 2, 3)]
    ),
    gl,
)
r = rng(7)


def chan_pts(n, edge=0.5):
    """points in the channels, denser against the rails"""
    ch = [(-40, -24.5), (-19.5, 5.5), (10.5, 29.5)]
    k = r.choice(3, n, p=[0.25, 0.45, 0.30])
    t = r.beta(edge, edge, n)
    y = np.array([ch[i][0] + (ch[i][1] - ch[i][0]) * q for i, q in zip(k, t)])
    return np.c_[r.uniform(X0, X0 + LEN, n), y * mm, np.full(n, 0.004)]


if a.dirty:
    # packed dust: displaced strips with drifts against the rails
    for y0, y1, sd in ((-40.8, -24, 1), (-20, 6, 2), (10, 30, 3)):
        nx, ny = 700, 26
        N = fbm(ny * 2, nx, 2.0, sd, ax=1, ay=0.15)[:ny]
        F = fbm(64, nx, 0.9, sd + 5)[:ny]
        t = np.linspace(-1, 1, ny)[:, None]
        zz = 0.0036 + 0.0034 * np.abs(t) ** 3 * (0.4 + N) + 0.0032 * smooth(0.42, 0.8, N) + 0.0006 * F - 0.0002
        xs = np.linspace(X0, X0 + LEN, nx)
        ys = np.linspace(y0, y1, ny) * mm
        V = np.stack([np.broadcast_to(xs, (ny, nx)), np.broadcast_to(ys[:, None], (ny, nx)), zz], -1).reshape(-1, 3)
        i, j = np.meshgrid(np.arange(nx - 1), np.arange(ny - 1))
        q0 = (j * nx + i).ravel()
        M = Mat('silt')
        c = M.tex('Object')
        col = M.ramp(
            M.noise(130, 7, 0.7, c),
            [(0.30, (0.022, 0.017, 0.013)), (0.5, (0.075, 0.058, 0.042)), (0.72, (0.20, 0.165, 0.125))],
        )
        obj(
            'silt',
            mesh_np('silt', V, np.c_[q0, q0 + 1, q0 + nx + 1, q0 + nx], smooth=True),
            M.done(M.pbr(col, 1.0, 0.05, normal=M.bump(M.noise(1500, 5, 0.75, c), 0.9, 0.0012))),
        )
    import bmesh

    gr = []
    for k in range(4):
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1)
        for v in bm.verts:
            v.co *= 1 + r.normal(0, 0.16)
        m = D.meshes.new('grit')
        bm.to_mesh(m)
        bm.free()
        m.materials.append(
            plain(
                f'grit{k}',
                ((0.30, 0.24, 0.17), (0.12, 0.09, 0.07), (0.42, 0.37, 0.30), (0.22, 0.15, 0.09))[k],
                0.9,
                var=0.4,
                scale=2,
            )
        )
        gr.append(m)
    for p in chan_pts(2600, 0.42):
        s = 0.0003 * r.lognormal(0.5, 0.6)
        p[2] += 0.0012 + s * 0.4
        obj('g', gr[r.integers(4)], (), p, r.random(3) * 6, scale=(s * r.uniform(0.7, 1.4), s, s * r.uniform(0.6, 1.1)))
    dl = leaf_mat('dry', (0.19, 0.115, 0.045), (0.34, 0.22, 0.09), 0.15)

    def curl_leaf(L, W):
        nu, nv = 14, 7
        u = np.linspace(0, 1, nu)[:, None]
        v = np.linspace(-1, 1, nv)[None]
        w = W * np.sin(np.pi * u**0.8) ** 0.8
        x = L * (u - 0.5)
        y = w * v
        z = (
            0.35 * W * v**2 * r.uniform(0.3, 1.6)
            + 0.12 * L * np.sin(u * 5 + r.random() * 6) * r.uniform(0.2, 1)
            + 0.06 * W * np.sin(9 * u + 4 * v)
        )
        V = np.stack(np.broadcast_arrays(x, y, z), -1).reshape(-1, 3)
        i, j = np.meshgrid(np.arange(nv - 1), np.arange(nu - 1))
        q0 = (j * nv + i).ravel()
        return mesh_np(
            'leaf', V, np.c_[q0, q0 + 1, q0 + nv + 1, q0 + nv], smooth=True, attr={'rnd': np.full(len(q0), r.random())}
        )

    for p in chan_pts(60, 1.0):
        p[2] += 0.0045
        obj(
            'leaf',
            curl_leaf(r.uniform(0.006, 0.020), r.uniform(0.0018, 0.0045)),
            dl,
            p,
            (r.normal(0, 0.5), r.normal(0, 0.35), r.random() * 6),
        )
    for x, y in ((-0.035, -0.009), (0.055, 0.020), (0.10, -0.031)):
        obj('leaf', curl_leaf(0.026, 0.006), dl, (x, y, 0.0105), (0.2, -0.15, r.random() * 6))
    hm = plain('fibre', (0.10, 0.085, 0.07), 0.7)
    for p in chan_pts(70, 1):
        V, Q, o, q0 = [], [], 0, p + [0, 0, 0.003]
        d = r.normal(0, 1, 3) * [1, 0.35, 0.2]
        d /= np.linalg.norm(d)
        for k in range(5):
            d = d + r.normal(0, 0.35, 3) * [1, 1, 0.4]
            d /= np.linalg.norm(d)
            q1 = q0 + d * r.uniform(0.002, 0.006)
            q1[2] = max(q1[2], 0.0055)
            v, f = tube(q0, q1, 0.00007, 0.00007, 0.0003, r, 3, 3)
            V.append(v)
            Q.append(f + o)
            o += len(v)
            q0 = q1
        obj('fibre', mesh_np('fib', np.vstack(V), np.vstack(Q)), hm)
else:
    import bmesh

    wm = Mat('water')
    wt = wm.done(wm.n('BsdfGlass', {'IOR': 1.33, 'Roughness': 0.0}).outputs[0])
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=24, v_segments=14, radius=1)
    w = D.meshes.new('w')
    bm.to_mesh(w)
    bm.free()
    w.materials.append(wt)
    for p in w.polygons:
        p.use_smooth = True
    for p in chan_pts(60, 1):
        s = 0.0006 * r.lognormal(0.2, 0.5)
        obj('w', w, (), (p[0], p[1], 0.0040), scale=(s * r.uniform(0.9, 1.3), s, s * 0.5))
    for x in r.uniform(X0, 0.2, 26):
        s = 0.0007 * r.lognormal(0.1, 0.45)
        obj('w', w, (), (x, r.uniform(-0.060, -0.046), 0.0060), scale=(s * 1.1, s, s * 0.5))
# what bright metal reflects: garden + wall behind
ground(60, -1.0, plain('lawn', (0.09, 0.12, 0.04), 0.95))
shoot(a, exposure=a.exposure, wb=(0.99, 1, 1.0), clamp=6)
