"""Building blocks for Blender rooms: meshes, materials, openings, light, camera. Metres; x right, y away from the
camera, z up. A swappable plane is made with `plane(..., swap='floor')` and gets its own mask."""
import math
import random

import bpy
from mathutils import Vector

GREY = .5                      # albedo of swappable planes: neutral, so no old colour stays in the light
SWAPS = {}                     # plane name -> dict(surface, object, along, up)


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    SWAPS.clear()


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def srgb(code):
    c = [int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in c)


# materials

def material(name, colour='cccccc', rough=.5, metal=0., spec=.5, emission=None, transmission=0.):
    """`emission` is (hex colour, strength)."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    for key, value in (('Base Color', (*srgb(colour), 1)), ('Roughness', rough), ('Metallic', metal),
                       ('Specular', spec), ('Transmission', transmission)):
        b.inputs[key].default_value = value
    if emission:
        b.inputs['Emission'].default_value = (*srgb(emission[0]), 1)
        b.inputs['Emission Strength'].default_value = emission[1]
    return m


def _mixed(m, one, two, factor):
    nodes, tie = m.node_tree.nodes, m.node_tree.links.new
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*srgb(one), 1), (*srgb(two), 1)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .3, .7
    tie(factor, ramp.inputs['Fac'])
    tie(ramp.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return m


def wood(name, light='c69a6a', dark='a87a4c', rough=.42, grain='x', scale=1.):
    """Straight-grained veneer; `grain` is the axis it runs along."""
    m = material(name, light, rough)
    nodes, tie = m.node_tree.nodes, m.node_tree.links.new
    place, turn, noise = (nodes.new('ShaderNode' + k) for k in ('TexCoord', 'Mapping', 'TexNoise'))
    stretch = {'x': (.7, 9, 9), 'y': (9, .7, 9), 'z': (9, 9, .7)}[grain]
    turn.inputs['Scale'].default_value = [s * scale for s in stretch]
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 3.2, 9
    noise.inputs['Roughness'].default_value, noise.inputs['Distortion'].default_value = .62, .5
    tie(place.outputs['Object'], turn.inputs['Vector'])
    tie(turn.outputs['Vector'], noise.inputs['Vector'])
    return _mixed(m, dark, light, noise.outputs['Fac'])


def cloth(name, one='cfc6b6', two='bfb4a2', scale=160):
    """Woven: a fine mottle, no shine."""
    m = material(name, one, .95, spec=.08)
    nodes, tie = m.node_tree.nodes, m.node_tree.links.new
    place, noise = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, 3
    tie(place.outputs['Object'], noise.inputs['Vector'])
    return _mixed(m, one, two, noise.outputs['Fac'])


def pane(name='pane', tint='eef4f1'):
    """Thin glass. It only tints: masks and colours behind it stay exact, which a reflecting mixture would not allow."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nodes = m.node_tree.nodes
    nodes.clear()
    clear_, out = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeOutputMaterial')
    clear_.inputs['Color'].default_value = (*srgb(tint), 1)
    m.node_tree.links.new(clear_.outputs[0], out.inputs['Surface'])
    return m


def glow(name, low, high, strength=1.):
    """A backdrop outside the window: a soft vertical gradient with blurred foliage, seen by the camera only."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nodes, tie = m.node_tree.nodes, m.node_tree.links.new
    nodes.clear()
    place, noise, part, add, ramp, shine, out = (nodes.new('ShaderNode' + k) for k in (
        'TexCoord', 'TexNoise', 'SeparateXYZ', 'MixRGB', 'ValToRGB', 'Emission', 'OutputMaterial'))
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 3.5, 2.
    add.inputs['Fac'].default_value = .34
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*srgb(low), 1), (*srgb(high), 1)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .26, .66
    shine.inputs['Strength'].default_value = strength
    tie(place.outputs['Generated'], noise.inputs['Vector'])
    tie(place.outputs['Generated'], part.inputs[0])
    tie(part.outputs['Z'], add.inputs['Color1'])
    tie(noise.outputs['Fac'], add.inputs['Color2'])
    tie(add.outputs[0], ramp.inputs['Fac'])
    tie(ramp.outputs['Color'], shine.inputs['Color'])
    tie(shine.outputs[0], out.inputs['Surface'])
    return m


def _swap_material(name, rough):
    """Neutral and smooth, and it writes its own mask."""
    m = material('swap-' + name, 'ffffff', rough)
    nodes = m.node_tree.nodes
    nodes['Principled BSDF'].inputs['Base Color'].default_value = (GREY, GREY, GREY, 1)
    mask = nodes.new('ShaderNodeOutputAOV')
    mask.name = 'mask-' + name
    mask.inputs['Value'].default_value = 1
    return m


# meshes

def mesh(name, vertices, faces, mat=None, smooth=False):
    m = bpy.data.meshes.new(name)
    m.from_pydata([tuple(v) for v in vertices], [], faces)
    m.update()
    if smooth:
        m.polygons.foreach_set('use_smooth', [True] * len(m.polygons))
        m.use_auto_smooth, m.auto_smooth_angle = True, .9
    if mat:
        m.materials.append(mat)
    return link(bpy.data.objects.new(name, m))


def plane(name, corner, along, up, mat=None, swap=None, rough=.16):
    """A rectangle. With `swap` it is a swappable plane of that surface, measured from its corner: `along` to the
    right, `up` upwards as a viewer of the tiles sees them."""
    p, a, u = Vector(corner), Vector(along), Vector(up)
    o = mesh(name, [p, p + a, p + a + u, p + u], [(0, 1, 2, 3)], mat or _swap_material(name, rough))
    if swap:
        SWAPS[name] = dict(surface=swap, corner=p, along=a, up=u)
    return o


def box(name, centre, size, mat, bevel=.004, turn=0., segments=2):
    x, y, z = (s / 2 for s in size)
    v = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    o = mesh(name, v, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], mat, bevel > 0)
    o.location, o.rotation_euler[2] = centre, turn
    if bevel:
        b = o.modifiers.new('bevel', 'BEVEL')
        b.width, b.segments, b.limit_method = min(bevel, min(size) * .45), segments, 'ANGLE'
    return o


def block(name, low, high, mat, bevel=.004):
    """A box by two opposite corners."""
    return box(name, [(a + b) / 2 for a, b in zip(low, high)], [abs(b - a) for a, b in zip(low, high)], mat, bevel)


def lathe(name, rings, mat, at=(0, 0, 0), n=40, power=2., smooth=1, caps=(True, True)):
    """Rings are (radius, height) or (half width, half depth, height); `power` above 2 squares the outline."""
    rings = [(r[0], r[0], r[1]) if len(r) == 2 else r for r in rings]
    v, f = [], []
    for a, b, z in rings:
        for k in range(n):
            c, s = math.cos(2 * math.pi * k / n), math.sin(2 * math.pi * k / n)
            v.append((math.copysign(abs(c) ** (2 / power), c) * a, math.copysign(abs(s) ** (2 / power), s) * b, z))
    for i in range(len(rings) - 1):
        f += [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for k in range(n)]
    if caps[0]:
        f.append(tuple(range(n))[::-1])
    if caps[1]:
        f.append(tuple((len(rings) - 1) * n + k for k in range(n)))
    o = mesh(name, v, f, mat, True)
    o.location = at
    if smooth:
        s = o.modifiers.new('smooth', 'SUBSURF')
        s.levels = s.render_levels = smooth
    return o


def tube(name, points, radius, mat):
    c = bpy.data.curves.new(name, 'CURVE')
    c.dimensions, c.bevel_depth, c.bevel_resolution, c.resolution_u, c.use_fill_caps = '3D', radius, 4, 10, True
    s = c.splines.new('BEZIER')
    s.bezier_points.add(len(points) - 1)
    for b, p in zip(s.bezier_points, points):
        b.co = p
        b.handle_left_type = b.handle_right_type = 'AUTO'
    c.materials.append(mat)
    return link(bpy.data.objects.new(name, c))


def rod(name, a, b, radius, mat, n=20):
    """A straight bar between two points."""
    a, b = Vector(a), Vector(b)
    o = lathe(name, [(radius, 0), (radius, (b - a).length)], mat, n=n, smooth=0)
    o.location, o.rotation_euler = a, (b - a).to_track_quat('Z', 'Y').to_euler()
    return o


def cushion(name, centre, size, mat, round_to=.06, puff=.012, seed=1, turn=(0, 0, 0)):
    """An upholstered block: rounded, slightly swollen, not quite even."""
    rnd = random.Random(seed)
    bpy.ops.mesh.primitive_cube_add(size=1)
    o = bpy.context.object
    o.name, o.location, o.rotation_euler = name, centre, turn
    for v in o.data.vertices:
        v.co = Vector((v.co.x * size[0], v.co.y * size[1], v.co.z * size[2])) * (1 + rnd.uniform(-.006, .006))
    b = o.modifiers.new('bevel', 'BEVEL')
    b.width, b.segments = min(round_to, min(size) * .48), 4
    cut = o.modifiers.new('cut', 'SUBSURF')
    cut.subdivision_type, cut.levels, cut.render_levels = 'SIMPLE', 3, 3
    if puff:
        push = o.modifiers.new('puff', 'CAST')
        push.factor, push.cast_type = puff * 4, 'SPHERE'
    o.data.materials.append(mat)
    o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, 1.2
    return o


# walls

def wall(name, a, b, height, mat, openings=(), depth=.22, base=0., reveal=None, swap=None):
    """A wall from a to b (x, y) seen from its left side when walking from b to a, that is: a is on the left for who
    looks at it. `openings` are (from, to, bottom, top) along it; reveals go `depth` outwards."""
    a, b = Vector((*a, base)), Vector((*b, base))
    along = (b - a).normalized()
    length, out = (b - a).length, Vector((0, 0, 1)).cross(along)
    at = lambda s, z, d=0.: a + along * s + Vector((0, 0, z - base)) + out * d
    cuts = sorted({0., length, *(v for o in openings for v in o[:2])})
    k = 0
    for s0, s1 in zip(cuts, cuts[1:]):
        holes = sorted((o[2], o[3]) for o in openings if o[0] <= s0 + 1e-6 and o[1] >= s1 - 1e-6)
        z = base
        for z0, z1 in [*holes, (base + height, None)]:
            if z0 - z > 1e-4:
                plane(f'{name}{k}', at(s0, z), along * (s1 - s0), (0, 0, z0 - z), mat)
                k += 1
            z = z1
    for s0, s1, z0, z1 in openings:
        for c, u, v in ((at(s0, z0), along * (s1 - s0), out * depth), (at(s0, z1), along * (s1 - s0), out * depth),
                        (at(s0, z0), out * depth, Vector((0, 0, z1 - z0))), (at(s1, z0), out * depth, Vector((0, 0, z1 - z0)))):
            plane(f'{name}-reveal', c, u, v, reveal or mat)
    return at


def window(at, opening, frame, columns=2, rows=1, depth=.14, bar=.045, sill=None):
    """Frame and glazing bars in an opening of a wall; `at` is what `wall` returned."""
    s0, s1, z0, z1 = opening
    t = .05

    def member(sa, sb, za, zb, t):
        p, q = at((sa + sb) / 2, (za + zb) / 2, depth), at(sb, zb, depth) - at(sa, za, depth)
        x, y = abs(q.x), abs(q.y)
        box('bar', p, (max(x, t), max(y, t), abs(q.z)), frame, .003)
    for k in range(columns + 1):
        s = s0 + bar / 2 + (s1 - s0 - bar) * k / columns
        member(s - bar / 2, s + bar / 2, z0, z1, t)
    for k in range(rows + 1):
        z = z0 + bar / 2 + (z1 - z0 - bar) * k / rows
        member(s0, s1, z - bar / 2, z + bar / 2, t * .84)      # coplanar faces would render black
    if sill:
        p, q = at((s0 + s1) / 2, z0 - .013, .06), at(s1 + .05, z0, 0) - at(s0 - .05, z0, 0)
        box('sill', p, (max(abs(q.x), .26), max(abs(q.y), .26), .03), sill, .004)


# light and camera

def area(name, at, turn, width, height, power, colour='ffffff'):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color = 'RECTANGLE', width, height, power, srgb(colour)
    o = link(bpy.data.objects.new(name, light))
    o.location, o.rotation_euler, o.visible_camera = at, turn, False
    o.visible_glossy = name != 'fill'      # the photographer's own light is not to be mirrored in the stone
    return o


def daylight(at, opening, power, colour='f2f8ff', out=.3):
    """The sky seen through an opening of a wall."""
    s0, s1, z0, z1 = opening
    p = at((s0 + s1) / 2, (z0 + z1) / 2, out)
    inward = at(s0, z0, 0) - at(s0, z0, 1)
    o = area('sky', p, (0, 0, 0), s1 - s0, z1 - z0, power, colour)
    o.rotation_euler = inward.to_track_quat('-Z', 'Y').to_euler()
    return o


def sun(direction, power=4.5, angle=1., colour='ffe9c8'):
    """`direction` is where its light goes."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = power, math.radians(angle), srgb(colour)
    o = link(bpy.data.objects.new('sun', light))
    o.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return o


def lamp(at, power, colour='ffd6a0', radius=.06):
    light = bpy.data.lights.new('lamp', 'POINT')
    light.energy, light.color, light.shadow_soft_size = power, srgb(colour), radius
    o = link(bpy.data.objects.new('lamp', light))
    o.location = at
    return o


def spot(at, target, power, angle=70., colour='ffe0b8', blend=.8, radius=.05):
    light = bpy.data.lights.new('spot', 'SPOT')
    light.energy, light.color, light.shadow_soft_size = power, srgb(colour), radius
    light.spot_size, light.spot_blend = math.radians(angle), blend
    o = link(bpy.data.objects.new('spot', light))
    o.location, o.rotation_euler = at, (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return o


def world(colour='e6f2ff', strength=2.2, diffuse=False):
    """Indoors the sky is seen by camera and reflections only; the area lights in the windows do its work."""
    w = bpy.data.worlds.new('world')
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes['Background']
    b.inputs[0].default_value, b.inputs[1].default_value = (*srgb(colour), 1), strength
    w.cycles_visibility.diffuse = diffuse
    if not diffuse:
        w.cycles.sampling_method = 'NONE'
    return w


def camera(at, lens=26, shift=(0, 0), yaw=0.):
    """Always level, so that verticals stay vertical; frame with `shift`. `yaw` in degrees, to the left."""
    c = bpy.data.cameras.new('camera')
    c.lens, (c.shift_x, c.shift_y) = lens, shift
    o = link(bpy.data.objects.new('camera', c))
    o.location, o.rotation_euler = at, (math.pi / 2, 0, math.radians(yaw))
    bpy.context.scene.camera = o
    return o
