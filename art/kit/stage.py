"""What to render, an empty Blender scene, and objects in it. Units are metres, Z is up."""

import json
import math
import os
import sys
from types import SimpleNamespace

import bpy

D, R = bpy.data, math.radians

CAMERA = {'lens': 35, 'fstop': 4.0, 'focus': None, 'roll': 0.0}


def read_picture(**defaults):
    """The picture that `art/render` asks for: its row of pictures.toml over the defaults of the scene.

    Also empties Blender, so that a scene file can start to build at once.
    """
    row = json.loads(os.environ['ART_PICTURE'])
    unknown = set(row) - set(defaults) - {'scene', 'state', 'camera', 'width', 'samples', 'aspect', 'seed', 'out'}
    if unknown:
        sys.exit(f'{row["scene"]} does not know the option {", ".join(sorted(unknown))}')
    picture = SimpleNamespace(**{'seed': 1, 'aspect': 1.5, 'state': 'after', **defaults, **row})
    picture.camera = {**CAMERA, **row['camera']}
    picture.dirty = picture.state == 'before'
    reset()
    return picture


def reset():
    """Empty Blender and choose Cycles."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.world = D.worlds.new('W')
    s.render.threads_mode = 'AUTO'


def link(o, parent=None):
    """Put an object into the scene."""
    bpy.context.scene.collection.objects.link(o)
    if parent:
        o.parent = parent
    return o


def obj(name, mesh, mats=(), loc=(0, 0, 0), rot=(0, 0, 0), parent=None, scale=None):
    """An object from a mesh and its materials."""
    o = D.objects.new(name, mesh)
    for m in mats if isinstance(mats, (list, tuple)) else [mats]:
        if mesh.materials.find(m.name) < 0:
            mesh.materials.append(m)
    o.location, o.rotation_euler = loc, rot
    if scale is not None:
        o.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return link(o, parent)


def empty(name, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A point to hang other objects on."""
    return obj_at(D.objects.new(name, None), loc, rot, parent)


def obj_at(o, loc, rot, parent=None):
    """Place an object."""
    o.location, o.rotation_euler = loc, rot
    return link(o, parent)


def copy_children(source, target):
    """Copies that share their meshes: a second row of panels costs almost no memory."""
    for o in source.children:
        c = D.objects.new(o.name, o.data)
        c.scale = o.scale
        obj_at(c, o.location, o.rotation_euler, target)
