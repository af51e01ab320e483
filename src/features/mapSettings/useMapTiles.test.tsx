import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { readAppSettings } from '@contract/http/appSettings';
import { AppSettingsContext } from '@shared/api/AppSettingsContext';
import { useMapTiles } from './useMapTiles';

const TOPO = { template: 'https://tiles.example.com/{z}/{x}/{y}', attribution: 'Someone', max_zoom: 12 };

function tilesOf(settings: unknown) {
  const value = readAppSettings(settings);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppSettingsContext value={value}>{children}</AppSettingsContext>
  );
  const { result, rerender } = renderHook(useMapTiles, { wrapper });
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
  return before;
}

it('are those of the settings, the same object while these are the same', () => {
  expect(tilesOf({ MAP_TILES: { ERSI_TOPO: TOPO } })).toEqual({
    ERSI_TOPO: { template: TOPO.template, attribution: 'Someone', maxZoom: 12, mayKeep: false },
  });
});

it.each([undefined, {}, { MAP_TILES: 'none' }, { MAP_TILES: { ERSI_TOPO: { ...TOPO, template: 'javascript:1' } } }])(
  'are none for the settings %j',
  (settings) => {
    expect(tilesOf(settings)).toEqual({});
  },
);
