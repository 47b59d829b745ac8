"""The named marbles. Sizes and widths in mm, angles in degrees; see marble.py for what the keys do."""

_base = dict(cloud_size=420., cloud_amount=.7)

MARBLES = {
    'carrara': _base | dict(
        ground='eff0ef', cloud='d3d7da', cloud_amount=.8,
        smoke=dict(size=330., amount=.34, colour='868d95'),
        veins=[dict(size=260, stretch=1.9, width=2.0, opacity=.5, halo=.34, colour='7b8188'),
               dict(size=120, stretch=2.2, angle=50, width=1.1, opacity=.42, halo=.12, cover=(-.05, .4), colour='7b8188'),
               dict(size=55, stretch=1.5, angle=-16, width=.5, opacity=.28, halo=0, cover=(0, .45), colour='7b8188')]),
    'statuario': _base | dict(
        ground='f7f7f6', cloud='eceded', cloud_size=600.,
        veins=[dict(size=520, stretch=2.6, angle=58, width=5., opacity=.72, halo=.42, spread=5, cover=(-.3, .15),
                    colour='5d636b', halo_colour='a3a8ae', octaves=5),
               dict(size=210, stretch=2, angle=70, width=1.6, opacity=.5, halo=.18, cover=(0, .4), colour='6b7178'),
               dict(size=80, stretch=1.6, angle=20, width=.6, opacity=.3, halo=0, cover=(.05, .5), colour='7b8188')]),
    'calacatta-gold': _base | dict(
        ground='f6f4ef', cloud='ebe6dc', cloud_size=500.,
        veins=[dict(size=430, stretch=2.6, angle=52, width=5., opacity=.55, halo=.62, spread=6, cover=(-.45, .1),
                    colour='857d74', halo_colour='cbb288', octaves=5),
               dict(size=230, stretch=2.2, angle=40, width=1.8, opacity=.6, halo=.32, cover=(-.15, .3),
                    colour='8d7a58', halo_colour='c9ad78'),
               dict(size=110, stretch=1.9, angle=75, width=.9, opacity=.42, halo=.1, cover=(-.05, .4), colour='8a8176'),
               dict(size=55, stretch=1.5, angle=5, width=.5, opacity=.25, halo=0, cover=(0, .45), colour='96897a')]),
    'calacatta-bold': _base | dict(
        ground='f5f3ee', cloud='e9e4da', cloud_size=560.,
        smoke=dict(size=700., amount=.26, colour='c2b49c', angle=50),
        veins=[dict(size=620, stretch=2.4, angle=54, width=11., opacity=.62, halo=.75, spread=5, cover=(-.5, 0),
                    colour='6f6a65', halo_colour='bda377', octaves=6, fall=.9),
               dict(size=330, stretch=2.2, angle=62, width=3.2, opacity=.65, halo=.40, cover=(-.2, .2),
                    colour='8b7448', halo_colour='cfae72'),
               dict(size=150, stretch=1.9, angle=35, width=1.1, opacity=.5, halo=.14, cover=(-.05, .35), colour='77706a'),
               dict(size=70, stretch=1.5, angle=80, width=.6, opacity=.3, halo=0, cover=(0, .4), colour='96897a')]),
    'quartz-calacatta': _base | dict(
        ground='f4f3f0', cloud='efeeea', cloud_size=700., grain=.012,
        veins=[dict(size=620, stretch=3.2, angle=34, width=4.5, opacity=.60, halo=.42, spread=5, cover=(-.5, -.1),
                    colour='8d8781', halo_colour='c3bcb3', octaves=4),
               dict(size=300, stretch=3.0, angle=40, width=1.5, opacity=.50, halo=.18, cover=(-.15, .2), colour='a39c93'),
               dict(size=140, stretch=2.4, angle=30, width=.8, opacity=.35, halo=0, cover=(0, .35), colour='aaa39a')]),
    'fine-white': _base | dict(
        ground='efefed', cloud='e4e5e5', cloud_size=380.,
        veins=[dict(size=240, stretch=2.2, angle=28, width=1.1, opacity=.62, halo=.16, cover=(-.3, .1), colour='80858a'),
               dict(size=110, stretch=1.9, angle=48, width=.6, opacity=.5, halo=.06, cover=(-.15, .25), colour='8a8f94')]),
    'calacatta-viola': _base | dict(
        ground='f3efe9', cloud='e6ddd6', cloud_size=380.,
        breccia=dict(size=210, amount=.16, colour='cdbcb4', stretch=1.7, angle=40),
        veins=[dict(kind='web', size=210, stretch=1.7, angle=40, warp=1.1, width=5.5, opacity=.88, halo=.45, spread=3.2,
                    cover=(-.5, 0), colour='59303a', halo_colour='a97f84', fall=1.5),
               dict(kind='web', size=80, stretch=1.6, angle=40, warp=1.3, width=1.5, opacity=.62, halo=.2,
                    cover=(-.05, .25), colour='6d4049', halo_colour='b79092'),
               dict(size=120, angle=50, width=.9, opacity=.4, halo=.1, cover=(0, .4), colour='7a5a58')]),
    'arabescato': _base | dict(
        ground='f2f2f0', cloud='dfe1e2', cloud_size=300.,
        breccia=dict(size=150, amount=.22, colour='c4c8cb', stretch=1.2, angle=20),
        veins=[dict(kind='web', size=150, stretch=1.2, angle=20, warp=1.3, width=4.5, opacity=.72, halo=.5, spread=3.5,
                    cover=(-.5, 0), colour='5d636a', halo_colour='a5abb0'),
               dict(size=110, angle=30, width=1., opacity=.4, halo=.12, cover=(-.05, .35), colour='6f757c')]),
    'nero-marquina': _base | dict(
        ground='141416', cloud='242427', cloud_size=300., grain=.06, mottle=2.,
        veins=[dict(size=420, stretch=2.2, angle=48, width=2.4, opacity=.92, halo=.12, spread=4, cover=(-.25, .05),
                    colour='f0eee9', halo_colour='76767a', fall=1.6, octaves=5),
               dict(size=170, stretch=2.0, angle=70, width=.9, opacity=.8, halo=.05, cover=(0, .25), colour='dddbd7'),
               dict(size=90, stretch=1.7, angle=15, width=.45, opacity=.55, halo=0, cover=(.05, .35), colour='c7c6c4')]),
    'laurent': _base | dict(
        ground='2a2019', cloud='3a2d24', cloud_size=260., grain=.07,
        veins=[dict(size=360, stretch=2.3, angle=40, width=2.6, opacity=.86, halo=.28, spread=4, cover=(-.3, .05),
                    colour='c9924e', halo_colour='6d4a2c', fall=1.4, octaves=5),
               dict(size=150, stretch=1.9, angle=62, width=1., opacity=.72, halo=.1, cover=(-.1, .25), colour='d9b98a'),
               dict(size=70, stretch=1.6, angle=10, width=.45, opacity=.5, halo=0, cover=(0, .35), colour='e1d2b8')]),
    'emperador': _base | dict(
        ground='4b3326', cloud='6b4b37', cloud_size=160., cloud_amount=.9, grain=.09,
        breccia=dict(size=46, amount=.55, colour='33211a', stretch=1.2, warp=.6),
        veins=[dict(kind='web', size=46, stretch=1.2, angle=20, warp=1.3, width=.8, opacity=.42, halo=.14, spread=4,
                    cover=(-.25, .25), colour='a98262', halo_colour='8a6144'),
               dict(size=190, stretch=1.7, angle=35, width=1.3, opacity=.8, halo=.18, cover=(-.15, .2), colour='dcc3a1',
                    halo_colour='9a7350', fall=1.5),
               dict(size=80, stretch=1.4, angle=80, width=.5, opacity=.6, halo=0, cover=(0, .3), colour='cdb08c')]),
    'verde': _base | dict(
        ground='15332a', cloud='2a5444', cloud_size=190., cloud_amount=.9, grain=.09, mottle=2.6,
        breccia=dict(size=120, amount=.6, colour='0c1f1a', stretch=1.9, warp=.7, angle=30),
        smoke=dict(size=220., amount=.45, colour='5a8a72', angle=30),
        veins=[dict(kind='web', size=120, stretch=1.9, angle=30, warp=1.7, width=1.3, opacity=.55, halo=.22, spread=4,
                    cover=(-.35, .2), colour='8fb9a0', halo_colour='467862', fall=1.6),
               dict(kind='web', size=38, stretch=2.2, angle=25, warp=1.8, width=.5, opacity=.45, halo=.08, spread=4,
                    cover=(-.1, .25), colour='9cc2ab', halo_colour='467862', fall=1.6),
               dict(size=170, stretch=2.3, angle=25, width=.8, opacity=.8, halo=.05, cover=(-.1, .2), colour='cfe0d2',
                    fall=2.),
               dict(size=70, stretch=1.8, angle=50, width=.4, opacity=.6, halo=0, cover=(-.05, .3), colour='c3d8c9')]),
    'crema-marfil': _base | dict(
        ground='e7dac3', cloud='dccaac', cloud_size=220., cloud_amount=.8,
        breccia=dict(size=34, amount=.18, colour='cdb692', warp=.7),
        veins=[dict(size=170, stretch=1.6, angle=30, width=.9, opacity=.45, halo=.16, cover=(0, .35), colour='b08a5c',
                    halo_colour='cfb083'),
               dict(kind='web', size=60, warp=1.4, width=.5, opacity=.3, halo=0, cover=(.05, .35), colour='b7986c')]),
    'pietra-grey': _base | dict(
        ground='3d3e40', cloud='4c4d50', cloud_size=240., grain=.05,
        veins=[dict(size=360, stretch=2.0, angle=60, width=1.5, opacity=.85, halo=.14, spread=5, cover=(-.2, .12),
                    colour='e4e2de', halo_colour='7d7e81', fall=1.6),
               dict(size=140, stretch=1.8, angle=30, width=.6, opacity=.55, halo=0, cover=(0, .3), colour='c4c3c1')]),
    'bardiglio': _base | dict(
        ground='a3a9af', cloud='858c94', cloud_size=260., cloud_amount=.9,
        smoke=dict(size=420., amount=.5, colour='5f666f', angle=28),
        veins=[dict(size=150, stretch=2.6, angle=28, width=1.8, opacity=.5, halo=.3, colour='4c535c'),
               dict(size=80, stretch=1.8, angle=45, width=.7, opacity=.5, halo=0, cover=(0, .4), colour='d6dadd')]),
    'rosa': _base | dict(
        ground='e6c9ba', cloud='d9b09d', cloud_size=240., cloud_amount=.85,
        smoke=dict(size=300., amount=.35, colour='c49a88'),
        veins=[dict(size=230, stretch=1.9, angle=40, width=1.6, opacity=.5, halo=.25, cover=(-.2, .3), colour='8f6a62',
                    halo_colour='c08f80'),
               dict(size=90, stretch=1.6, angle=15, width=.6, opacity=.4, halo=0, cover=(0, .4), colour='8a7a6f')]),
    'rosso': _base | dict(
        ground='6a241f', cloud='8b3a2f', cloud_size=170., cloud_amount=.9, grain=.08,
        breccia=dict(size=90, amount=.55, colour='421514', warp=.7, stretch=1.4),
        veins=[dict(kind='web', size=90, stretch=1.4, warp=1.5, width=1.6, opacity=.7, halo=.2, cover=(-.2, .2),
                    colour='d9c6b6', halo_colour='a0624f'),
               dict(size=130, width=.8, opacity=.7, halo=0, cover=(-.05, .3), colour='e6dbcf')]),
    'thassos': _base | dict(
        ground='f8f8f6', cloud='f0f1f0', grain=.022,
        veins=[dict(size=300, stretch=1.6, width=3., opacity=.1, halo=.08, cover=(0, .4), colour='d5d8d8')]),
    'panda': _base | dict(
        ground='f2f1ee', cloud='e4e4e1', cloud_size=420.,
        veins=[dict(size=560, stretch=2.6, angle=35, width=30., opacity=.97, halo=.12, spread=2.2, cover=(-.35, .05),
                    colour='17181a', halo_colour='8e9093', fall=3., octaves=6),
               dict(size=220, stretch=2.2, angle=42, width=3.4, opacity=.8, halo=.15, cover=(-.05, .3), colour='2b2c2f',
                    halo_colour='9b9da0'),
               dict(size=90, stretch=1.8, angle=25, width=.8, opacity=.45, halo=0, cover=(0, .4), colour='55575b')]),
    'dolomite': _base | dict(
        ground='e9e8e6', cloud='d6d5d3', cloud_size=300.,
        smoke=dict(size=420., amount=.4, colour='a9a6a4', angle=18),
        veins=[dict(size=180, stretch=2.8, angle=18, width=1.4, opacity=.45, halo=.3, colour='8f8a87'),
               dict(size=80, stretch=2.4, angle=22, width=.6, opacity=.35, halo=0, cover=(0, .4), colour='8a7f76')]),
}
