"""Materials by name. Each is `paint(place, seed, **parameters) -> Surface`."""
from materials import cement, ceramic, clay, encaustic, glass, granite, layered, looks, marble, onyx, pebble, slate, terrazzo, travertine, wood

MATERIALS = dict(marble=marble.paint, travertine=travertine.paint, limestone=layered.limestone,
                 quartzite=layered.quartzite, onyx=onyx.paint, pebble=pebble.paint, soapstone=layered.soapstone, slate=slate.paint,
                 granite=granite.paint, gneiss=granite.gneiss, terrazzo=terrazzo.paint, cement=cement.paint, basalt=cement.basalt, zellige=ceramic.zellige,
                 glaze=ceramic.glaze, glass=glass.paint, encaustic=encaustic.paint, wood=wood.paint,
                 metal=looks.metal, fabric=looks.fabric, terracotta=clay.terracotta, brick=clay.brick)
