"""Renders one room into passes. Usage: blender -b -P render_room.py -- <room>[@shot] <folder> [width height samples [a|b]]
A shot is another camera of the same room: SHOTS of its module."""
import importlib
import json
import sys
import time
from pathlib import Path

import bpy

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
import scene  # noqa: E402

PASSES = ['DiffDir', 'DiffInd', 'DiffCol', 'GlossDir', 'GlossInd', 'GlossCol', 'TransDir', 'TransInd', 'TransCol',
          'Emit', 'Env', 'Normal', 'Depth']


def settings(width, height, samples):
    s = bpy.context.scene
    s.render.engine, c = 'CYCLES', s.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.use_denoising = 'CPU', samples, False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 6, 4, 3, 6
    c.transparent_max_bounces, c.caustics_reflective, c.caustics_refractive = 8, False, False
    c.blur_glossy, c.sample_clamp_indirect, c.sample_clamp_direct = 1., 4., 0
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    r = s.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
    r.threads_mode, r.threads = 'FIXED', 2
    r.use_persistent_data = False      # True would keep the first seed for both halves
    s.view_settings.view_transform = 'Standard'


def outputs(names):
    """Each pass and each mask as its own EXR file."""
    s = bpy.context.scene
    layer = s.view_layers[0]
    for kind in ('diffuse', 'glossy', 'transmission'):
        for part in ('direct', 'indirect', 'color'):
            setattr(layer, f'use_pass_{kind}_{part}', True)
    layer.use_pass_emit = layer.use_pass_environment = layer.use_pass_normal = layer.use_pass_z = True
    for name in names:
        aov = layer.aovs.add()
        aov.name, aov.type = name, 'VALUE'
    s.use_nodes = True
    tree = s.node_tree
    tree.nodes.clear()
    source, file = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    file.format.file_format, file.format.color_depth, file.format.exr_codec = 'OPEN_EXR', '16', 'ZIP'
    file.file_slots.clear()
    for p in PASSES + names:
        file.file_slots.new(p + '_')
        tree.links.new(source.outputs[p], file.inputs[p + '_'])
    return file


def homography(swap):
    """3 x 3, from metres on the plane (right, up) to the picture (0..1, y down): [x k, y k, k] = H [u, v, 1]."""
    s = bpy.context.scene
    w, h = s.render.resolution_x, s.render.resolution_y
    graph = bpy.context.evaluated_depsgraph_get()
    m = s.camera.calc_matrix_camera(graph, x=w, y=h) @ s.camera.matrix_world.inverted()
    origin = m @ swap['corner'].to_4d()
    right = m @ (swap['corner'] + swap['along'].normalized()).to_4d() - origin
    up = m @ (swap['corner'] + swap['up'].normalized()).to_4d() - origin
    columns = (right, up, origin)
    return [[(c[0] + c[3]) / 2 for c in columns], [(c[3] - c[1]) / 2 for c in columns], [c[3] for c in columns]]


def describe(room, module):
    planes = {name: {'surface': s['surface'], 'size': [s['along'].length, s['up'].length], 'homography': homography(s)}
              for name, s in scene.SWAPS.items()}
    return {'room': room, 'exposure': module.EXPOSURE, 'light': getattr(module, 'LIGHT', {}), 'planes': planes}


def main():
    args = sys.argv[sys.argv.index('--') + 1:]
    (room, _, shot), folder = args[0].partition('@'), Path(args[1])
    width, height, samples = (int(v) for v in args[2:5]) if len(args) > 2 else (1200, 900, 18)
    halves = args[5] if len(args) > 5 else 'ab'
    folder.mkdir(parents=True, exist_ok=True)
    scene.clear()
    module = importlib.import_module(f'scenes.{room}')
    module.build()
    if shot:
        scene.camera(**module.SHOTS[shot])
    settings(width, height, samples)
    file = outputs(['mask-' + name for name in scene.SWAPS])
    (folder / 'scene.json').write_text(json.dumps(describe(args[0], module), indent=1))
    for half in halves:
        start = time.time()
        bpy.context.scene.cycles.seed = ' ab'.index(half)
        file.base_path = str(folder / half)
        bpy.ops.render.render(write_still=False)
        print(room, 'half', half, round(time.time() - start, 1), 's', flush=True)


main()
