"""A water-fed brush on a dusty array: the strip behind it is clean and wet."""

import math

import numpy as np

from kit.land import backdrop, ground, hills
from kit.mesh import box, mesh_np, tube
from kit.noise import rng
from kit.panels import pv_array
from kit.plants import valley_trees
from kit.roof import tile_roof
from kit.shader import HAZE, Mat, plain
from kit.shoot import shoot
from kit.sky import sky
from kit.soiling import GAP, MH, MW
from kit.stage import R, empty, obj, read_picture

a = read_picture(
    sun=24,
    azimuth=128,
    exposure=0.6,
    cloud_seed=3.1,
    pitch=20,
    columns=4,
    rows=2,
    at=(-1.35, -1.75),
    detail=520,
    dirt_seed=8,
    soil=0.95,
    drops=26,
    head=(2.02, 1.4),  # where the brush stands on the array: along the eave, uphill
    turn=-14,  # degrees
    reach=0.46,  # width of the brush
)
HAZE.update(color=(0.62, 0.62, 0.62), length=3200, strength=0.34)
sky(a.sun, a.azimuth, dust=1.6, clouds=0.5, cseed=a.cloud_seed)
roof = empty('roof', (0, 0, 4.2), (R(a.pitch), 0, 0))
tile_roof(roof, -4.5, 6.5, -3.2, 4.7, 's', 2, 'terracotta', True)


def washed(across, up):
    """Where the brush has been, 0..1: down the slope from the top, with a ragged edge."""
    r, (hx, hy) = rng(5), a.head
    t = math.tan(R(a.turn))
    wander = 0.018 * np.sin(up * 3.1 + 0.4) + 0.010 * np.sin(up * 9.7 + 2) + 0.005 * np.sin(up * 31)
    middle = hx - (up - hy) * t + wander
    edge = np.clip((a.reach / 2 + 0.01 - np.abs(across - middle)) / 0.022, 0, 1)
    return edge * (up > hy - 0.03)


array = pv_array(
    a.columns,
    a.rows,
    roof,
    a.at,
    True,
    seed=a.dirt_seed,
    ppm=a.detail,
    amount=a.soil,
    drops=a.drops,
    washed=washed,
)

# the brush: a block, its bristles, an angled neck and the pole that comes up from the ground
brush = empty('brush', (a.head[0], a.head[1], 0.0345), (0, 0, R(a.turn)), array)
w, d, h = a.reach, 0.075, 0.062
shell = plain('shell', (0.018, 0.055, 0.16), 0.38, var=0.05)
dark, steel = plain('dark', (0.03, 0.03, 0.033), 0.42, var=0.06), plain('steel', (0.55, 0.55, 0.56), 0.3, metal=0.9)
box('block', (-w / 2, -d / 2, h - 0.004), (w / 2, d / 2, h + 0.026), shell, 0.008, brush)
box('rib', (-w / 2 + 0.03, -0.018, h + 0.024), (w / 2 - 0.03, 0.018, h + 0.036), shell, 0.006, brush)
M = Mat('bristle')
tone = M.ramp(M.noise(90, 3, 0.6, M.tex('Object')), [(0.35, (0.42, 0.50, 0.58)), (0.7, (0.80, 0.83, 0.85))])
bristle = M.done(M.pbr(tone, 0.4, 0.4))
r, V, Q, o = rng(11), [], [], 0
for x in np.arange(-w / 2 + 0.006, w / 2 - 0.004, 0.0052):
    for y in np.arange(-d / 2 + 0.006, d / 2 - 0.004, 0.0065):
        flare = 0.35 * y + r.normal(0, 0.004)
        foot = np.array([x * 1.03 + r.normal(0, 0.0035), y + flare - 0.010, 0.001 + abs(r.normal(0, 0.002))])
        v, f = tube(np.array([x, y, h]), foot, 0.0016, 0.0011, 0.0022, r, 4, 4)
        V.append(v)
        Q.append(f + o)
        o += len(v)
obj('bristles', mesh_np('bristles', np.vstack(V), np.vstack(Q), smooth=True), bristle, parent=brush)


def rod(name, start, end, radius, material, bend=0.0, k=18):
    v, f = tube(np.array(start, float), np.array(end, float), radius, radius, bend, rng(2), k, 8)
    return obj(name, mesh_np(name, v, f, smooth=True), material, parent=brush)


neck = (0, -0.10, h + 0.115)
rod('socket', (0, 0, h + 0.03), (0, -0.022, h + 0.055), 0.021, dark)
rod('neck', (0, -0.015, h + 0.045), neck, 0.0165, dark)
pole_end = (0.12, -3.4, h + 0.115 + 0.55)
rod('collar', neck, [n + (e - n) * 0.05 for n, e in zip(neck, pole_end)], 0.0205, dark)
rod('pole', neck, pole_end, 0.0155, plain('pole', (0.035, 0.036, 0.04), 0.3, var=0.1))
rod('clamp', [n + (e - n) * 0.30 for n, e in zip(neck, pole_end)], [n + (e - n) * 0.33 for n, e in zip(neck, pole_end)], 0.022, steel)
for side in (-0.13, 0.13):  # the thin lines that bring the water to the jets
    rod('line', (side, 0.0, h + 0.03), (0.004 * np.sign(side), -0.085, h + 0.105), 0.0032, plain('line', (0.10, 0.16, 0.22), 0.35), 0.012, 8)

trees, _ = valley_trees()
ground()
backdrop(trees, 20, 140, 40, 120, 120, 5, 0.6, 0.95)
backdrop(trees, 20, 140, 120, 700, 500, 7, 0.8, 1.4)
hills(7000, 330, 3, 0, 180)
hills(14000, 900, 8, 0, 180)
shoot(a, exposure=a.exposure, wb=(1.03, 1.0, 0.97))
