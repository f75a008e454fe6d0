"""A squeegee on soapy glass, seen close: above its blade the pane is clean."""

import math

import numpy as np

from kit.crowns import crown_tree, foliage
from kit.dirt import streaks
from kit.joinery import frame_material, sash
from kit.land import ground, hills
from kit.mesh import box, extrude, mesh_np, tube
from kit.noise import fbm, image, rng, smooth
from kit.plants import bark_mat, scatter
from kit.shader import HAZE, Mat, plain
from kit.shoot import shoot
from kit.sky import sky
from kit.stage import R, empty, obj, read_picture
from kit.wall import stucco_mat

a = read_picture(
    sun=24,
    azimuth=128,
    cloud_seed=5.2,
    exposure=0.48,
    reflect=0.5,
    detail=2000,  # pixels of the soap map a metre
    at=(-0.03, 1.585),  # middle of the blade
    turn=7,  # degrees
    reach=0.34,  # width of the blade
    side=0.12,  # to the right of this the glass is done
)
sky(a.sun, a.azimuth, dust=0.9, clouds=0.8, cseed=a.cloud_seed)
HAZE.update(color=(0.74, 0.70, 0.62), length=150, strength=0.50)
LEFT, RIGHT, LOW, HIGH = -0.43, 0.95, 0.95, 1.845
(BX, BZ), SLOPE = a.at, math.tan(R(a.turn))


def soapy(x, z):
    """Where the blade has not been yet, 0..1."""
    wander = 0.0022 * np.sin(z * 17) + 0.0008 * np.sin(z * 67 + 1) + 0.0005 * np.sin(z * 300)
    under = smooth(0.0015, -0.0015, z - BZ - (x - BX) * SLOPE)
    beside = smooth(0.0015, -0.0015, x - (BX - a.reach / 2 - (z - BZ) * SLOPE * 0.5) - wander)
    return np.maximum(under, beside) * smooth(0.002, -0.002, x - a.side - 1.6 * wander)


def soap_map(width, height, ppm):
    """Suds and running water: strokes of the mop, runs downwards, thicker before the blade."""
    X, Y = int(width * ppm), int(height * ppm)
    x, z = LEFT + (np.arange(X) + 0.5)[None] / ppm, LOW + (np.arange(Y) + 0.5)[:, None] / ppm
    broad = fbm(Y, X, 2.8, 3, ax=1.5)
    sweep = np.sin(2 * np.pi * (z * 8 + 0.05 * np.sin(x * 13) * 8 + 1.6 * broad))  # arcs of the mop
    film = 0.21 + 0.42 * (broad - 0.5) + 0.05 * sweep + 0.20 * (fbm(Y, X, 1.7, 4, ay=3.5) - 0.5)
    runs = streaks(Y, X, 6, 150, 0.6, ppm * 0.0008, ppm * 0.0045)
    film = film * (1 - 0.85 * runs) + 0.22 * smooth(0.05, 0.2, runs) * smooth(0.5, 0.25, runs)
    before = BZ + (x - BX) * SLOPE - z
    thick = np.exp(-np.maximum(before, 0) / 0.022) * (before > 0) * (np.abs(x - BX) < a.reach / 2)
    film = np.maximum(film, 0.05) + 0.55 * thick * fbm(Y, X, 1.4, 8)
    wet = soapy(x, z)
    edge = 4 * wet * (1 - wet)  # the line of water that a blade leaves beside it
    return np.clip(film * wet + 0.35 * edge * fbm(Y, X, 1.0, 9, ay=3), 0, 1)


# glass with its soap
M = Mat('wet_glass')
c = M.tex('Object')
soap = M.img(image('soap', soap_map(RIGHT - LEFT, HIGH - LOW, a.detail)), M.tex('UV'), 'EXTEND')
slant = M.math('POWER', M.math('SUBTRACT', 1.0, M.cosview()), 4.5)
fac = M.math('ADD', a.reflect, M.math('MULTIPLY', 1 - a.reflect, slant), clamp=True)
clear = M.n('BsdfTransparent', {'Color': (0.80, 0.84, 0.83)}).outputs[0]
flat = M.bump(M.noise(1.25, 2, 0.5, c), 0.03, 0.03)
running = M.noise(60, 3, 0.55, M.mapping(c, (1, 1, 0.22)))
rough = M.bump(running, M.ramp(soap, [(0.01, 0.0), (0.12, 0.5)]), 0.004, flat)
dull = M.ramp(soap, [(0.0, 0.0), (0.3, 0.12)])
mirror = M.n('BsdfGlossy', {'Color': (0.93, 0.97, 1.0), 'Roughness': dull, 'Normal': rough})
cells = [M.n('TexVoronoi', {'Vector': c, 'Scale': s}, feature='DISTANCE_TO_EDGE').outputs[0] for s in (300, 720)]
walls = M.math('MAXIMUM', *[M.ramp(v, [(0.0, 1.0), (0.16, 0.0)]) for v in cells])
cover = M.math('MULTIPLY', soap, M.math('ADD', 0.62, M.math('MULTIPLY', walls, 0.8)), clamp=True)
white = M.n('BsdfDiffuse', {'Color': (0.72, 0.74, 0.75)}).outputs[0]
suds = M.shader_mix(0.12, white, M.n('BsdfGlossy', {'Roughness': 0.25}).outputs[0])
glass = M.done(M.shader_mix(cover, M.shader_mix(fac, clear, mirror.outputs[0]), suds))
corners = [(LEFT, 0, LOW), (RIGHT, 0, LOW), (RIGHT, 0, HIGH), (LEFT, 0, HIGH)]
obj('pane', mesh_np('pane', corners, [(0, 1, 2, 3)], uv=[[(0, 0), (1, 0), (1, 1), (0, 1)]]), glass)


def domes(name, x, z, size, material, k=14, m=5, bulge=0.5, back=0.0):
    """Drops or bubbles that sit on the glass, as one mesh."""
    lat, lon = np.linspace(back, np.pi / 2, m), np.linspace(0, 2 * np.pi, k, endpoint=False)
    flat, high = np.cos(lat), np.outer(np.sin(lat), np.ones(k)) * bulge
    ring = np.outer(flat, np.cos(lon)), -high, np.outer(flat, np.sin(lon))
    shape = np.stack(ring, -1).reshape(-1, 3) * [1, 1, 1.12]
    v = shape[None] * size[:, None, None] + np.stack([x, np.full(len(x), -0.0003), z], 1)[:, None]
    i, j = np.repeat(np.arange(m - 1), k) * k, np.tile(np.arange(k), m - 1)
    q = np.stack([i + j, i + (j + 1) % k, i + k + (j + 1) % k, i + k + j], 1)
    faces = (q[None] + (np.arange(len(x)) * len(shape))[:, None, None]).reshape(-1, 4)
    obj(name, mesh_np(name, v.reshape(-1, 3), faces, smooth=True), material)


M = Mat('water')
lens = M.n('BsdfGlass', {'IOR': 1.33, 'Roughness': 0.0}).outputs[0]
water = M.done(M.shader_mix(M.n('LightPath').outputs['Is Shadow Ray'], lens, M.n('BsdfTransparent').outputs[0]))
M = Mat('suds')
bubble = M.shader_mix(0.35, M.pbr((0.86, 0.87, 0.88), 0.15, 0.6), M.n('BsdfTransparent').outputs[0])
froth = M.done(bubble)
r = rng(21)
x, z = r.uniform(LEFT, a.side + 0.01, 5200), r.uniform(LOW, HIGH, 5200)
size = np.clip(r.lognormal(math.log(0.0013), 0.60, 5200), 0.0005, 0.0052)
on = soapy(x, z) > 0.5
domes('drops', x[on], z[on], size[on], water)
u = r.uniform(-a.reach / 2, a.reach / 2, 2600)
fall = np.abs(r.normal(0, 0.007, 2600)) * (0.5 + fbm(1, 512, 1.6, 5)[0][((u / a.reach + 0.5) * 511).astype(int)] * 1.4)
domes('froth', BX + u, BZ + u * SLOPE - 0.001 - fall, r.uniform(0.0006, 0.0021, 2600), froth, 10, 5, 1.0, -0.6)

# squeegee: rubber, brass channel, clamp, grip; local x runs along the blade, the glass is y = 0
tool = empty('squeegee', (BX, 0, BZ), (0, -R(a.turn), 0))
rubber = plain('rubber', (0.018, 0.018, 0.02), 0.5, var=0.1)
grip = plain('grip', (0.012, 0.013, 0.016), 0.5, bump=0.1, scale=20)
brass = plain('brass', (0.74, 0.58, 0.34), 0.26, metal=1.0, var=0.06)
steel = plain('steel', (0.62, 0.62, 0.63), 0.25, metal=1.0, var=0.05)
V, N = np.array([-0.80, -0.60]), np.array([-0.60, 0.80])


def bar(name, points, length, material):
    outline = [tuple(v * V + n * N) for v, n in points]
    extrude(name, outline, length, material, parent=tool, loc=(-length / 2, 0, 0))


w = a.reach
bar('rubber', [(0.0, 0.0), (0.02, -0.0009), (0.02, 0.0009), (0.001, 0.0012)], w, rubber)
half = [(0.0110, 0.0024), (0.0125, 0.0036), (0.0200, 0.0050), (0.0255, 0.0056), (0.0290, 0.0044), (0.0305, 0.0018)]
bar('channel', half + [(v, -n) for v, n in reversed(half)], w - 0.008, brass)
box('plug', (-w / 2 + 0.001, -0.0185, -0.0165), (-w / 2 + 0.006, -0.0125, -0.0105), rubber, 0.001, tool)
box('plug', (w / 2 - 0.006, -0.0185, -0.0165), (w / 2 - 0.001, -0.0125, -0.0105), rubber, 0.001, tool)


def rod(name, start, end, radius, material, k=22, taper=1.0):
    v, f = tube(np.array(start, float), np.array(end, float), radius, radius * taper, 0.0, rng(2), k, 6)
    obj(name, mesh_np(name, v, f, smooth=True), material, parent=tool)


clamp = empty('clamp', (0, 0, 0), (-math.acos(0.60), 0, 0), tool)
box('jaw', (-0.026, -0.0085, -0.033), (0.026, 0.0085, -0.019), brass, 0.003, clamp)
box('jaw', (-0.017, -0.0095, -0.054), (0.017, 0.0095, -0.030), brass, 0.005, clamp)
for sx in (-0.017, 0.017):
    v, f = tube(np.array([sx, -0.0083, -0.026]), np.array([sx, -0.0112, -0.026]), 0.0042, 0.0036, 0, rng(1), 16, 3)
    obj('screw', mesh_np('screw', v, f, smooth=True), steel, parent=clamp)
    box('screw', (sx - 0.003, -0.0114, -0.029), (sx + 0.003, -0.0108, -0.023), steel, 0.0006, clamp)
foot, way = np.array([0, -0.040, -0.030]), np.array([0.10, -0.50, -0.86])
way /= np.linalg.norm(way)
rod('neck', foot - way * 0.004, foot + way * 0.05, 0.0088, brass)
rod('collar', foot + way * 0.036, foot + way * 0.050, 0.0128, steel)
rod('grip', foot + way * 0.048, foot + way * 0.34, 0.0128, grip, 24, 1.12)
for d in np.arange(0.056, 0.32, 0.009):
    rod('rib', foot + way * d, foot + way * (d + 0.0042), 0.0140, grip, 24)

# wall, frame, a dim room
wall, vinyl = stucco_mat((0.60, 0.50, 0.38)), frame_material((0.83, 0.825, 0.80), False)
F = 0.046
sash(LEFT - F, LOW - F, RIGHT + F, HIGH + F, F + 0.004, -0.022, 0.02, vinyl)
sash(LEFT - F - 0.05, LOW - F - 0.05, RIGHT + F + 0.05, HIGH + F + 0.05, 0.052, -0.036, 0.03, vinyl)
gasket = plain('gasket', (0.03, 0.03, 0.03), 0.6)
sash(LEFT, LOW, RIGHT, HIGH, 0.006, -0.004, 0.0, gasket, 0.0012)
box('wall', (-4, -0.02, -1), (LEFT - F - 0.05, 0.16, 3.4), wall, 0)
box('wall', (RIGHT + F + 0.05, -0.02, -1), (5, 0.16, 3.4), wall, 0)
box('wall', (LEFT - F - 0.05, -0.02, HIGH + F + 0.05), (RIGHT + F + 0.05, 0.16, 3.4), wall, 0)
box('wall', (LEFT - F - 0.05, -0.02, -1), (RIGHT + F + 0.05, 0.16, LOW - F - 0.05), wall, 0)
room = plain('room', (0.20, 0.17, 0.14), 0.9)
for lo, hi in (
    ((-3, 4, 0), (3.5, 4.1, 2.6)),
    ((-3.1, 0.16, 0), (-3, 4, 2.6)),
    ((3.5, 0.16, 0), (3.6, 4, 2.6)),
    ((-3, 0.16, 2.6), (3.5, 4, 2.7)),
    ((-3, 0.16, -0.1), (3.5, 4, 0)),
):
    box('room', lo, hi, room, 0)

# garden in front, which the glass reflects
bark = bark_mat()
oak = foliage('oak', (0.014, 0.022, 0.009), (0.058, 0.074, 0.030), (0.125, 0.130, 0.058))
trees = [
    crown_tree('t1', 31, oak, bark, 7.6, (3.5, 3.3, 2.7), 1.8, 26, 13, 90, 0.16),
    crown_tree('t2', 32, oak, bark, 8.8, (2.9, 3.1, 3.4), 2.2, 26, 13, 90, 0.16),
]
ground(300, 0, plain('lawn', (0.10, 0.115, 0.055), 0.95, scale=1.2, var=0.35))
for lean, away, tall in (
    (0.30, 66, 1.1), (0.38, 60, 0.9), (0.50, 58, 1.0), (0.545, 64, 0.8), (0.60, 55, 1.1),
    (0.68, 70, 0.9), (0.76, 62, 0.8), (0.815, 58, 1.15), (0.87, 66, 0.9), (0.95, 60, 1.0), (1.03, 68, 1.2),
):
    scatter(trees[r.integers(2)], [(lean * away, -away, 0)], r, tall, tall)
hills(7000, 420, 3, 90, 180)
shoot(a, exposure=a.exposure, wb=(1.0, 1, 1.01), clamp=8, sat=1.12)
