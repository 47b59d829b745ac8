"""The picture descriptions: pictures/<category>.yaml, one list for each category, words explained in README.md."""
from pathlib import Path

import yaml

PICTURES = Path(__file__).parent / 'pictures'


def categories():
    """Names of the categories that have descriptions."""
    return sorted(f.stem for f in PICTURES.glob('*.yaml'))


def entries(category=None):
    """Every entry, or those of one category, in the order of the files. Each gets its `category`."""
    found = []
    for name in [category] if category else categories():
        found += [{'category': name} | e for e in yaml.safe_load((PICTURES / f'{name}.yaml').read_text()) or []]
    return found


def entry(url_key):
    return next(e for e in entries() if e['url_key'] == url_key)
