"""Camera, and what a lens and a sensor add: bloom, glare, vignette, grain."""

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .noise import rng
from .stage import D, R, link


def camera(loc, target, lens=35, fstop=5.6, focus=None, roll=0.0, sensor=36):
    """Point a camera; without fstop everything is sharp."""
    c = D.cameras.new('cam')
    o = D.objects.new('cam', c)
    link(o)
    o.location = loc
    d = Vector(target) - Vector(loc)
    o.rotation_euler = (d.to_track_quat('-Z', 'Y').to_matrix() @ Matrix.Rotation(R(roll), 3, 'Z')).to_euler()
    c.lens, c.sensor_width, c.clip_end, c.clip_start = lens, sensor, 60000, 0.01
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.aperture_blades = 7
        c.dof.focus_distance = (Vector(focus) - Vector(loc)).dot(d.normalized()) if focus is not None else d.length
    bpy.context.scene.camera = o
    return o


def gauss(a, s):
    """Gaussian blur of an (h, w, c) image through its spectrum."""
    h, w = a.shape[:2]
    p = int(3 * s) + 2
    a = np.pad(a, ((p, p), (p, p), (0, 0)), 'edge')
    fy, fx = np.fft.fftfreq(a.shape[0])[:, None], np.fft.rfftfreq(a.shape[1])[None]
    g = np.exp(-2 * (np.pi * s) ** 2 * (fx**2 + fy**2))
    out = np.stack([np.fft.irfft2(np.fft.rfft2(a[..., i]) * g, s=a.shape[:2]) for i in range(a.shape[2])], -1)
    return out[p : p + h, p : p + w].astype(np.float32)


def develop(img, exposure, bloom=0.06, grain=0.012, vignette=0.16, wb=(1, 1, 1), sat=1.0, seed=1):
    """What glass and sensor add, in linear light: bloom, veiling glare, vignette, colour balance, grain."""
    img = img * (2.0**exposure) * np.array(wb, np.float32)
    h, w = img.shape[:2]
    q = max(w, h) / 1600
    hot = np.minimum(np.maximum(img - 1.2, 0), 25)
    img = img + bloom * (0.6 * gauss(hot, 5 * q) + 0.3 * gauss(hot, 22 * q) + 0.22 * gauss(hot, 90 * q))
    img = img * 0.985 + 0.015 * gauss(np.minimum(img, 3), 60 * q)
    yy, xx = np.mgrid[-1 : 1 : h * 1j, -1 : 1 : w * 1j]
    img *= (1 - vignette * np.clip((xx**2 + yy**2 * 0.8) / 1.8, 0, 1) ** 1.3)[..., None]
    grey = img.mean(-1, keepdims=True)
    img = np.maximum(grey + (img - grey) * sat, 0)
    g = rng(seed + 99).normal(0, 1, (h, w, 1)) * 0.8 + rng(seed + 98).normal(0, 1, (h, w, 3)) * 0.35
    g = gauss(g.astype(np.float32), 0.55)
    return img * (1 + grain * g / g.std() * (1.0 if w > 900 else 0.5))
