import { render, screen } from '@testing-library/react';
import { SpaceUsed } from './SpaceUsed';

const GIB = 1024 ** 3;

it('attack W1: a ranch is told from 80 percent on how much of its space it uses', () => {
  const { rerender, container } = render(<SpaceUsed space={{ used: 1.5 * GIB, most: 2 * GIB }} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<SpaceUsed space={{ used: 1.7 * GIB, most: 2 * GIB }} />);
  expect(screen.getByText(/uses 1\.7 of 2\.0 GB.* When it is full, nothing more can be saved/)).toBeInTheDocument();
  rerender(<SpaceUsed space={{ used: 2 * GIB, most: 2 * GIB }} />);
  expect(screen.getByText(/It is full/)).toBeInTheDocument();
});
