/**
 * The smallest program that really uses the libraries of a first visit: their cost before the first line of the
 * app. `floor:parts` stands for the parts below that the measured page has loaded; the bench fills it in.
 */
import 'floor:parts'
