"""Render two half-sample passes, denoise, add lens effects in linear light, save through Filmic."""

import os
import time

import bpy
import numpy as np

from .denoise import denoise
from .lens import camera, develop
from .stage import D

LIMITS = {
    'max_bounces': 6,
    'diffuse_bounces': 3,
    'glossy_bounces': 3,
    'transmission_bounces': 6,
    'transparent_max_bounces': 16,
    'caustics_reflective': False,
    'caustics_refractive': False,
    'blur_glossy': 0.6,
    'use_auto_tile': False,
    'pixel_filter_type': 'BLACKMAN_HARRIS',
    'filter_width': 1.5,
    'use_denoising': False,
    'use_adaptive_sampling': True,
    'adaptive_min_samples': 12,
}
PASSES = 'Image', 'Denoising Albedo', 'Denoising Normal'


def shoot(picture, exposure=0.0, look='Medium High Contrast', noise_threshold=0.015, clamp=12, strength=0.55, **lens):
    """Take the picture. `lens` goes to `develop`: bloom, grain, vignette, wb, sat."""
    scene = bpy.context.scene
    camera(**picture.camera)
    set_up(scene, picture, noise_threshold, clamp, look)
    started = time.time()
    first, second = [render_pass(scene, picture, k) for k in (0, 1)]
    albedo, normal = (first[1] + second[1]) / 2, (first[2] + second[2]) / 2
    guide = np.concatenate([np.sqrt(np.clip(albedo, 0, 1)) * 2.0, normal * 0.6], -1)
    image = denoise(first[0], second[0], guide, strength)
    save(scene, develop(image, exposure, seed=picture.seed, **lens), picture.out)
    height, width = image.shape[:2]
    print(f'SHOT {width}x{height} {time.time() - started:.0f}s', flush=True)


def set_up(scene, picture, noise_threshold, clamp, look):
    """Resolution, sampling, Filmic, and the passes that the denoiser needs."""
    r, cycles = scene.render, scene.cycles
    r.resolution_x, r.resolution_y, r.resolution_percentage = picture.width, round(picture.width / picture.aspect), 100
    for name, value in LIMITS.items():
        setattr(cycles, name, value)
    cycles.samples = max(picture.samples // 2, 1)
    cycles.adaptive_threshold, cycles.sample_clamp_indirect = noise_threshold, clamp
    r.use_persistent_data = True
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', look
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = os.path.dirname(picture.out)
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for i, name in enumerate(PASSES):
        files.file_slots.new(f'{os.path.basename(picture.out)}_{i}_')
        tree.links.new(layers.outputs[name], files.inputs[i])


def render_pass(scene, picture, k):
    """One half-sample render as arrays, one for each of PASSES. The compositor writes, we read and remove."""
    scene.cycles.seed = picture.seed * 10 + k
    scene.frame_set(k + 1)
    bpy.ops.render.render()
    paths = [f'{picture.out}_{i}_{k + 1:04d}.exr' for i in range(len(PASSES))]
    arrays = [load(path) for path in paths]
    for path in paths:
        os.remove(path)
    return arrays


def load(path):
    """An image file as a float array."""
    im = D.images.load(path)
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    D.images.remove(im)
    return a.reshape(h, w, 4)[..., :3].copy()


def save(scene, image, path):
    """Write a WebP through the view transform."""
    h, w = image.shape[:2]
    im = D.images.new('final', w, h, alpha=False, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.concatenate([image, np.ones((h, w, 1), np.float32)], -1).astype(np.float32).ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.quality = 'WEBP', 'RGB', 88
    scene.use_nodes = False
    im.save_render(path, scene=scene)
