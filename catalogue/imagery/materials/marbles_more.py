"""More named marbles: greens, blues, blacks with gold, greys, beiges. See marbles.py for the measures."""

_base = dict(cloud_size=420., cloud_amount=.7)

MORE = {
    'calacatta-green': _base | dict(
        ground='f3f3ee', cloud='e6e9e1', cloud_size=480.,
        smoke=dict(size=620., amount=.30, colour='a9b7a6', angle=48),
        veins=[dict(size=480, stretch=2.4, angle=50, width=7., opacity=.62, halo=.6, spread=5, cover=(-.45, .05),
                    colour='4f6a58', halo_colour='a3b59f', octaves=6, fall=1.),
               dict(size=220, stretch=2.1, angle=62, width=2., opacity=.55, halo=.25, cover=(-.1, .3), colour='5f7a63',
                    halo_colour='b9c6b2'),
               dict(size=90, stretch=1.7, angle=25, width=.7, opacity=.35, halo=0, cover=(0, .4), colour='76816f')]),
    'lilac': _base | dict(
        ground='f1edea', cloud='e2d9d8', cloud_size=360.,
        smoke=dict(size=360., amount=.42, colour='9b8792', angle=42),
        veins=[dict(size=300, stretch=2.2, angle=42, width=3.6, opacity=.62, halo=.5, spread=5, cover=(-.35, .1),
                    colour='5f4654', halo_colour='a98f9b', octaves=6),
               dict(size=130, stretch=1.9, angle=55, width=1.2, opacity=.5, halo=.15, cover=(-.05, .35), colour='745b67'),
               dict(size=60, stretch=1.5, angle=20, width=.5, opacity=.35, halo=0, cover=(0, .4), colour='8a737c')]),
    'botticino': _base | dict(
        ground='ddd0ba', cloud='cfbea2', cloud_size=150., cloud_amount=.8, mottle=1.8,
        breccia=dict(size=58, amount=.30, colour='c3ad8c', warp=.8, stretch=1.2),
        veins=[dict(kind='web', size=58, stretch=1.2, warp=1.6, width=.7, opacity=.35, halo=.12, cover=(-.15, .3), colour='a88d68',
                    halo_colour='c7b08d'),
               dict(size=210, stretch=1.6, angle=62, width=1.1, opacity=.6, halo=.16, cover=(-.05, .3), colour='efe7d8',
                    halo_colour='e4d9c5'),
               dict(size=90, stretch=1.5, angle=10, width=.5, opacity=.5, halo=0, cover=(0, .35), colour='9a7d57')]),
    'sahara': _base | dict(
        ground='c9b08f', cloud='b79a76', cloud_size=260.,
        smoke=dict(size=520., amount=.5, colour='9a7b58', angle=12),
        veins=[dict(size=240, stretch=3.4, angle=12, width=2.6, opacity=.55, halo=.4, colour='e8dcc6', halo_colour='d9c5a3'),
               dict(size=110, stretch=3., angle=16, width=1., opacity=.5, halo=.1, cover=(-.1, .35), colour='7d5f42')]),
    'grigio': _base | dict(
        ground='8b8d8f', cloud='787a7d', cloud_size=240., cloud_amount=.85, grain=.03,
        breccia=dict(size=120, amount=.30, colour='a4a6a8', warp=.6, stretch=1.5, angle=30),
        veins=[dict(size=300, stretch=2., angle=36, width=1.8, opacity=.8, halo=.16, spread=5, cover=(-.25, .12), colour='e6e5e2',
                    halo_colour='b1b2b3', fall=1.4),
               dict(size=120, stretch=1.8, angle=68, width=.7, opacity=.6, halo=0, cover=(-.05, .3), colour='d3d3d1'),
               dict(kind='web', size=70, warp=1.3, width=.5, opacity=.3, halo=0, cover=(0, .35), colour='5c5e61')]),
    'tundra': _base | dict(
        ground='aaa6a0', cloud='99948d', cloud_size=180., cloud_amount=.85, mottle=2.,
        breccia=dict(size=44, amount=.26, colour='8a857e', warp=.8),
        veins=[dict(kind='web', size=44, warp=1.5, width=.6, opacity=.35, halo=.1, cover=(-.2, .3), colour='817c75'),
               dict(size=170, stretch=1.5, angle=48, width=.9, opacity=.65, halo=.1, cover=(-.05, .3), colour='e0dcd5'),
               dict(size=70, stretch=1.4, angle=10, width=.4, opacity=.5, halo=0, cover=(0, .35), colour='d3cec6')]),
    'silver-wave': _base | dict(
        ground='b9b9b6', cloud='9d9d9b', cloud_size=300.,
        smoke=dict(size=900., amount=.7, colour='55565a', angle=8),
        veins=[dict(size=200, stretch=4.5, angle=8, width=5., opacity=.5, halo=.4, spread=4, colour='4c4d50', halo_colour='85868a',
                    warp=.7),
               dict(size=120, stretch=4., angle=10, width=2.2, opacity=.55, halo=.2, colour='d9d8d4', halo_colour='c3c3c1', warp=.7),
               dict(size=70, stretch=3., angle=6, width=.7, opacity=.5, halo=0, cover=(0, .35), colour='e6e4df')]),
    'noir-gold': _base | dict(
        ground='16140f', cloud='26221a', cloud_size=260., grain=.06, mottle=1.6,
        veins=[dict(size=330, stretch=2., angle=42, width=2.2, opacity=.9, halo=.18, spread=4, cover=(-.25, .05), colour='c89a4b',
                    halo_colour='5e4726', fall=1.4, octaves=5),
               dict(size=420, stretch=2.4, angle=60, width=1.6, opacity=.85, halo=.06, cover=(-.1, .2), colour='e9e4d8', fall=1.6),
               dict(size=110, stretch=1.7, angle=20, width=.6, opacity=.6, halo=0, cover=(0, .35), colour='b08e57')]),
    'black-lace': _base | dict(
        ground='191a1c', cloud='2b2d30', cloud_size=200., grain=.07,
        breccia=dict(size=130, amount=.5, colour='0c0d0e', warp=.6, stretch=1.4),
        veins=[dict(kind='web', size=130, stretch=1.4, warp=1.5, width=1.5, opacity=.8, halo=.16, spread=4, cover=(-.4, .1),
                    colour='cfd1d2', halo_colour='5f6266', fall=1.5),
               dict(kind='web', size=44, stretch=1.3, warp=1.5, width=.5, opacity=.5, halo=0, cover=(-.05, .3), colour='a9acaf')]),
    'ming': _base | dict(
        ground='cfdccb', cloud='b5c9b3', cloud_size=170., cloud_amount=.9,
        smoke=dict(size=240., amount=.5, colour='8fae93', angle=35),
        veins=[dict(size=140, stretch=2., angle=35, width=1.6, opacity=.5, halo=.3, colour='6f9479', halo_colour='9dbba0'),
               dict(size=110, stretch=1.8, angle=60, width=.9, opacity=.6, halo=.06, cover=(-.05, .3), colour='f2f5ee')]),
    'cipollino': _base | dict(
        ground='d9ddcd', cloud='c3ccb6', cloud_size=300.,
        smoke=dict(size=800., amount=.75, colour='7f9678', angle=14),
        veins=[dict(size=170, stretch=4.2, angle=14, width=5., opacity=.55, halo=.4, spread=4, colour='556f55',
                    halo_colour='93a888', warp=.9),
               dict(size=100, stretch=3.8, angle=17, width=1.8, opacity=.55, halo=.15, colour='3f5743', warp=.9),
               dict(size=140, stretch=3.5, angle=12, width=2., opacity=.5, halo=.2, colour='f0f1e6', halo_colour='e6e9da', warp=.9)]),
    'jade': _base | dict(
        ground='54806c', cloud='3f6a58', cloud_size=210., cloud_amount=.9, grain=.05, mottle=2.,
        smoke=dict(size=300., amount=.5, colour='86ab95', angle=30),
        veins=[dict(size=220, stretch=2., angle=32, width=2., opacity=.6, halo=.3, colour='cfe0d0', halo_colour='8fb39d'),
               dict(kind='web', size=80, warp=1.6, width=.7, opacity=.5, halo=.1, cover=(-.1, .3), colour='2a4a3d'),
               dict(size=90, stretch=1.7, angle=60, width=.5, opacity=.6, halo=0, cover=(0, .35), colour='dce8da')]),
    'verde-alpi': _base | dict(
        ground='1e3a30', cloud='16291f', cloud_size=150., cloud_amount=.9, grain=.09, mottle=2.4,
        breccia=dict(size=64, amount=.65, colour='3d6a56', warp=.9, stretch=1.2),
        veins=[dict(kind='web', size=64, stretch=1.2, warp=1.7, width=2.2, opacity=.72, halo=.3, spread=3.5, cover=(-.3, .2),
                    colour='dfe7db', halo_colour='7fa08d', fall=1.4),
               dict(kind='web', size=26, warp=1.7, width=.6, opacity=.55, halo=0, cover=(-.05, .3), colour='b5c9ba')]),
    'azul': _base | dict(
        ground='8fa9bd', cloud='6f8ea6', cloud_size=240., cloud_amount=.9, grain=.03,
        smoke=dict(size=420., amount=.6, colour='41627f', angle=26),
        veins=[dict(size=220, stretch=2.4, angle=26, width=3., opacity=.6, halo=.4, colour='e9eef0', halo_colour='bccdd8'),
               dict(size=140, stretch=2., angle=40, width=1.2, opacity=.6, halo=.1, cover=(-.1, .3), colour='2f4a63'),
               dict(size=180, stretch=2., angle=55, width=.9, opacity=.6, halo=.12, cover=(0, .3), colour='b58e5a',
                    halo_colour='b7a68c')]),
    'celeste': _base | dict(
        ground='dfe5e8', cloud='c5d2da', cloud_size=260., cloud_amount=.9,
        smoke=dict(size=360., amount=.5, colour='93abbb', angle=38),
        veins=[dict(size=200, stretch=2., angle=38, width=2., opacity=.5, halo=.35, colour='6f8da3', halo_colour='a9bfcc'),
               dict(size=100, stretch=1.8, angle=60, width=.8, opacity=.45, halo=0, cover=(0, .35), colour='5d7486')]),
    'norwegian-rose': _base | dict(
        ground='efe3dc', cloud='e3c9bf', cloud_size=200., cloud_amount=.9,
        smoke=dict(size=320., amount=.55, colour='cf9f94', angle=30),
        veins=[dict(size=210, stretch=2., angle=30, width=2.6, opacity=.55, halo=.35, colour='9a6e6a', halo_colour='cda59b'),
               dict(size=160, stretch=2., angle=52, width=1.6, opacity=.6, halo=.25, cover=(-.05, .3), colour='7f9384',
                    halo_colour='b5bfb0'),
               dict(size=70, stretch=1.5, angle=10, width=.5, opacity=.4, halo=0, cover=(0, .4), colour='8a6f69')]),
}
